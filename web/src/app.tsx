// The page: which part of it is shown, and in which language.
import {useEffect} from 'preact/hooks';
import {EditionPage} from './pages/edition';
import {GuidePage} from './pages/guide';
import {NewPage} from './pages/new';
import {PlayPage} from './pages/play';
import {ReplayPage} from './pages/replay';
import {RulesPage} from './pages/rules';
import {StartPage} from './pages/start';
import {gameIds, hasGuide} from './games';
import {asked, useRoute} from './route';
import {settings} from './settings';
import {useSignal} from './signal';
import {Speaking, wordsOf} from './words';

function Shown() {
  const [page, what] = useRoute();
  const game = what !== undefined && gameIds.includes(what) ? what : undefined;
  const seed = asked('seed') ?? '';
  if (page === 'new' && game !== undefined) return <NewPage game={game} seed={seed} key={`${game} ${seed}`} />;
  if (page === 'guide' && game !== undefined && hasGuide(game)) return <GuidePage game={game} key={game} />;
  if (page === 'edition' && game !== undefined) return <EditionPage game={game} key={game} />;
  if (page === 'rules' && game !== undefined) return <RulesPage game={game} key={game} />;
  if (page === 'play' && what !== undefined) return <PlayPage id={what} key={what} />;
  if (page === 'replay' && what !== undefined) return <ReplayPage id={what} key={what} />;
  return <StartPage />;
}

export function App() {
  const {language} = useSignal(settings);
  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-Hans' : language;
  }, [language]);
  return (
    <Speaking.Provider value={wordsOf(language)}>
      <Shown />
    </Speaking.Provider>
  );
}
