// The top of every page: where one is, the way home, the language.
import type {ComponentChildren} from 'preact';
import {href} from '@page/route';
import {LANGUAGES, LANGUAGE_NAMES, change, settings} from '@page/settings';
import {useSignal} from '@page/signal';
import {useT} from '@page/words';
import type {Language} from '@page/engine/protocol';

export function Languages() {
  const t = useT();
  const {language} = useSignal(settings);
  return (
    <select
      class="languages"
      aria-label={t('language')}
      value={language}
      onChange={(event) => change({language: event.currentTarget.value as Language})}
    >
      {LANGUAGES.map((one) => (
        <option value={one} lang={one}>
          {LANGUAGE_NAMES[one]}
        </option>
      ))}
    </select>
  );
}

export function Logo() {
  return (
    <svg viewBox="0 0 100 100" width="26" height="26" aria-hidden="true">
      <path d="M50 10 90 40 74 86H26L10 40Z" fill="none" stroke="currentColor" stroke-width="6" />
      <path d="m50 32 15 17-15 21-15-21Z" fill="var(--accent)" />
    </svg>
  );
}

export function Header({title, children}: {title: string; children?: ComponentChildren}) {
  const t = useT();
  return (
    <header class="top">
      <a class="home" href={href()} aria-label={t('home')}>
        <Logo />
      </a>
      <h1>{title}</h1>
      <div class="top-tools">
        {children}
        <Languages />
      </div>
    </header>
  );
}
