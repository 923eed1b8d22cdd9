// Instead of a page that could not be loaded: why, and the way home.
import {href} from '@page/route';
import {useT} from '@page/words';
import {Header} from './header';

export function Trouble({why}: {why: string}) {
  const t = useT();
  return (
    <div class="page">
      <Header title={t('title')} />
      <main>
        <p role="alert">{t('failed', {why})}</p>
        <a class="button" href={href()}>
          {t('home')}
        </a>
      </main>
    </div>
  );
}
