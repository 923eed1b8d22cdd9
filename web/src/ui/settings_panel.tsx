// What can be preferred, and which keys there are.
import {COLOURS, CONFIRMS, LOOKS, SPEEDS, TEXTS, change, settings, type Settings} from '@page/settings';
import {useSignal} from '@page/signal';
import {useT, type Key} from '@page/words';
import {Languages} from './languages';
import {Panel} from './panel';
import {sound} from './sound';

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

// One of several, each with its word.
function Choice<N extends keyof Settings & string>({
  name,
  values,
  words,
}: {
  name: N;
  values: readonly Settings[N][];
  words: (value: Settings[N]) => Key;
}) {
  const t = useT();
  const now = useSignal(settings);
  return (
    <label class="option">
      <span>{t(`settings.${name}` as Key)}</span>
      <select
        data-setting={name}
        value={String(now[name])}
        onChange={(event) => change({[name]: event.currentTarget.value})}
      >
        {values.map((value) => (
          <option value={String(value)}>{t(words(value))}</option>
        ))}
      </select>
    </label>
  );
}

function Switch({name}: {name: keyof Settings & ('motion' | 'sound' | 'single')}) {
  const t = useT();
  const now = useSignal(settings);
  return (
    <label class="switch">
      <input type="checkbox" data-setting={name} checked={now[name]} onChange={() => change({[name]: !now[name]})} />
      <span>{t(`settings.${name}`)}</span>
    </label>
  );
}

// It is heard when it is set.
function Volume() {
  const t = useT();
  const {sound: wanted, volume} = useSignal(settings);
  return (
    <label class="option">
      <span>{t('settings.volume')}</span>
      <input
        type="range"
        data-setting="volume"
        min="0"
        max="100"
        step="10"
        value={volume}
        disabled={!wanted}
        onChange={(event) => {
          change({volume: Number(event.currentTarget.value)});
          sound(['turn']);
        }}
      />
    </label>
  );
}

export function SettingsPanel({close}: {close: () => void}) {
  const t = useT();
  return (
    <Panel name="settings" title={t('settings.title')} close={close}>
      <h3>{t('settings.page')}</h3>
      <label class="option">
        <span>{t('language')}</span>
        <Languages />
      </label>
      <Choice name="text" values={TEXTS} words={(text) => `settings.texts.${text}`} />
      <Choice name="look" values={LOOKS} words={(look) => `settings.looks.${look}`} />
      <Choice name="colours" values={COLOURS} words={(colours) => `settings.palettes.${colours}`} />
      <h3>{t('settings.playing')}</h3>
      <Choice name="confirm" values={CONFIRMS} words={(confirm) => `settings.confirms.${confirm}`} />
      <Switch name="single" />
      <Choice name="speed" values={SPEEDS} words={(speed) => `settings.speeds.${speed}`} />
      <Switch name="motion" />
      <Switch name="sound" />
      <Volume />
      <h3>{t('keys.title')}</h3>
      <Keys />
    </Panel>
  );
}

function Keys() {
  const t = useT();
  return (
    <ul>
      {KEYS.map((key) => (
        <li key={key}>{t(key)}</li>
      ))}
    </ul>
  );
}

export function KeysPanel({close}: {close: () => void}) {
  const t = useT();
  return (
    <Panel name="keys" title={t('keys.title')} close={close}>
      <Keys />
    </Panel>
  );
}
