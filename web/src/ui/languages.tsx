// The language that everything is said in.
import type {Language} from '@page/engine/protocol';
import {LANGUAGES, LANGUAGE_NAMES, change, settings} from '@page/settings';
import {useSignal} from '@page/signal';
import {useT} from '@page/words';

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
