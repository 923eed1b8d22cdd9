// The rules beside the board, opened at what is being decided.
import {useEffect, useRef} from 'preact/hooks';
import type {Language} from '@page/engine/protocol';
import {loadEdition, loadPage, loadRules, loadWords} from '@page/games';
import {settings} from '@page/settings';
import {useSignal} from '@page/signal';
import {sayFrom} from '@page/text';
import {useT} from '@page/words';
import {Contents} from './contents';
import {useLoaded} from './loaded';
import {headingsOf, Markdown} from './markdown';
import {Panel} from './panel';

// The text, and what draws the components in it: those that the game is published with.
async function loadAll(game: string, language: Language) {
  const [text, page, words, edition] = await Promise.all([
    loadRules(game, language),
    loadPage(game),
    loadWords(game, language),
    loadEdition(game, 'standard'),
  ]);
  const components = {edition, say: sayFrom(words)};
  return {text, headings: headingsOf(text), draw: (name: string) => page.picture?.(name, components)};
}

export function Rules({game, at}: {game: string; at?: string}) {
  const {language} = useSignal(settings);
  const rules = useLoaded(() => loadAll(game, language), [game, language]);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rules === undefined || at === undefined) return;
    const paragraph = root.current?.querySelector(`#rule-${at}`);
    paragraph?.scrollIntoView({block: 'start'});
    paragraph?.classList.add('here');
  }, [rules, at]);
  if (rules === undefined) return null;
  return (
    <div class="rules">
      <div class="rules-inside">
        <Contents headings={rules.headings} text={root} />
        <div class="rules-text" ref={root}>
          <Markdown text={rules.text} draw={rules.draw} />
        </div>
      </div>
    </div>
  );
}

export function RulesPanel({game, at, close}: {game: string; at: string; close: () => void}) {
  const t = useT();
  return (
    <Panel name="rules" title={t('play.rules')} close={close}>
      <Rules game={game} at={at} />
    </Panel>
  );
}
