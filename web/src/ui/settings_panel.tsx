// What can be preferred, and which keys there are.
import {SPEEDS, change, settings, type Settings, type Speed} from '@page/settings';
import {useSignal} from '@page/signal';
import {useT, type Key} from '@page/words';
import {Languages} from './languages';
import {Panel} from './panel';

const SWITCHES: (keyof Settings & ('motion' | 'sound' | 'single'))[] = ['motion', 'sound', 'single'];
const KEYS: Key[] = [
  'keys.numbers',
  'keys.arrows',
  'keys.enter',
  'keys.undo',
  'keys.escape',
  'keys.ask',
  'keys.hint',
  'keys.history',
  'keys.help',
];

export function SettingsPanel({close}: {close: () => void}) {
  const t = useT();
  const now = useSignal(settings);
  return (
    <Panel name="settings" title={t('settings.title')} close={close}>
      <label class="switch">
        <span>{t('language')}</span>
        <Languages />
      </label>
      {SWITCHES.map((name) => (
        <label class="switch" key={name}>
          <input type="checkbox" checked={now[name]} onChange={() => change({[name]: !now[name]})} />
          <span>{t(`settings.${name}`)}</span>
        </label>
      ))}
      <label class="option">
        <span>{t('settings.speed')}</span>
        <select value={now.speed} onChange={(event) => change({speed: event.currentTarget.value as Speed})}>
          {SPEEDS.map((speed) => (
            <option value={speed}>{t(`settings.speeds.${speed}`)}</option>
          ))}
        </select>
      </label>
      <h3>{t('keys.title')}</h3>
      <ul>
        {KEYS.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </Panel>
  );
}

export function KeysPanel({close}: {close: () => void}) {
  const t = useT();
  return (
    <Panel name="keys" title={t('keys.title')} close={close}>
      <ul>
        {KEYS.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </Panel>
  );
}
