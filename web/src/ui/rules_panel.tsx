// The rules beside the board, opened at what is being decided.
import {useEffect, useRef} from 'preact/hooks';
import {loadRules} from '@page/games';
import {settings} from '@page/settings';
import {useSignal} from '@page/signal';
import {useT} from '@page/words';
import {useLoaded} from './loaded';
import {Markdown} from './markdown';
import {Panel} from './panel';

export function Rules({game, at}: {game: string; at?: string}) {
  const {language} = useSignal(settings);
  const text = useLoaded(() => loadRules(game, language), [game, language]);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text === undefined || at === undefined) return;
    const paragraph = root.current?.querySelector(`#rule-${at}`);
    paragraph?.scrollIntoView({block: 'start'});
    paragraph?.classList.add('here');
  }, [text, at]);
  return (
    <div class="rules" ref={root}>
      {text !== undefined && <Markdown text={text} />}
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
