// The top of every page: where one is, the way home, the language and the other settings.
import type {ComponentChildren} from 'preact';
import {useState} from 'preact/hooks';
import {href} from '@page/route';
import {useT} from '@page/words';
import {Icon, type IconName} from './icons';
import {Languages} from './languages';
import {SettingsPanel} from './settings_panel';

export function Logo() {
  return (
    <svg viewBox="0 0 100 100" width="26" height="26" aria-hidden="true">
      <path d="M50 10 90 40 74 86H26L10 40Z" fill="none" stroke="currentColor" stroke-width="6" />
      <path d="m50 32 15 17-15 21-15-21Z" fill="var(--accent)" />
    </svg>
  );
}

// A button of the top: a word, and where there is little room a sign.
export function TopTool({icon, label, run, name}: {icon: IconName; label: string; run: () => void; name?: string}) {
  return (
    <button class="button plain top-tool" data-act={name} onClick={run} title={label}>
      <Icon of={icon} />
      <span class="tool-name">{label}</span>
    </button>
  );
}

export function Header({title, children}: {title: string; children?: ComponentChildren}) {
  const t = useT();
  const [settling, settle] = useState(false);
  return (
    <header class="top">
      <a class="home" href={href()} aria-label={t('home')}>
        <Logo />
      </a>
      <h1>{title}</h1>
      <div class="top-tools">
        {children}
        <TopTool icon="settings" label={t('play.settings')} run={() => settle(true)} />
        <Languages />
      </div>
      {settling && <SettingsPanel close={() => settle(false)} />}
    </header>
  );
}
