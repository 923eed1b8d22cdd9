// China's table: an ink map on silk, the cards beside it.
import type {Area, GamePage} from '@page/games';
import {Market} from './cards';
import {explain} from './explain';
import {Gallery} from './gallery';
import {attempt, label, lights} from './labels';
import {together} from './log';
import {ChinaMap} from './map';
import {paragraph} from './paragraph';
import {picture} from './picture';
import {Hand, Mine, Other} from './players';
import {moves} from './moves';
import {scorings} from './scoring';

function Table(area: Area) {
  return (
    <div class="china-table">
      <ChinaMap area={area} />
      <Market area={area} />
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
  lights,
  paragraph,
  together,
  moves,
  scorings,
  Gallery,
  picture,
  printedNames: ['colour', 'state'],
  tray: /^$/,
};
