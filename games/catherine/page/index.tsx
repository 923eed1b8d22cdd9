// Catherine's table: porcelain white, Prussian blue and gold; a map of Russia and the stairs to the throne.
import type {Area, GamePage} from '@page/games';
import {explain} from './explain';
import {Gallery} from './gallery';
import {Russia} from './map';
import {Hand, Mine} from './mine';
import {Other} from './other';
import {together} from './log';
import {paragraph} from './paragraph';
import {picture} from './picture';
import {Piles} from './pile';
import {moves} from './moves';
import {scorings} from './scoring';
import {attempt, label} from './speech';
import {Stairs} from './stairs';

function Table(area: Area) {
  return (
    <div class="catherine-table">
      <Russia {...area} />
      <Stairs {...area} />
      <Piles {...area} />
    </div>
  );
}

export const page: GamePage = {
  Table,
  Mine,
  Hand,
  Other,
  label,
  attempt,
  explain,
  paragraph,
  together,
  moves,
  scorings,
  Gallery,
  picture,
  printedNames: ['symbol', 'colour', 'city', 'family'],
  tray: /^$/,
};
