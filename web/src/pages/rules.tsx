// The rules of a game by themselves.
import {loadWords} from '@page/games';
import {href} from '@page/route';
import {settings} from '@page/settings';
import {useSignal} from '@page/signal';
import {find} from '@page/text';
import {Header} from '@page/ui/header';
import {useLoaded} from '@page/ui/loaded';
import {Rules} from '@page/ui/rules_panel';
import {useT} from '@page/words';

export function RulesPage({game}: {game: string}) {
  const t = useT();
  const {language} = useSignal(settings);
  const words = useLoaded(() => loadWords(game, language), [game, language]);
  return (
    <div class="page rules-page" data-game={game}>
      <Header title={(words && find(words, 'title')) ?? ''} />
      <main>
        <Rules game={game} />
        <p class="actions">
          <a class="button strong" href={href('new', game)}>
            {t('start.play')}
          </a>
          <a class="button" href={href('guide', game)}>
            {t('start.learn')}
          </a>
        </p>
      </main>
    </div>
  );
}
