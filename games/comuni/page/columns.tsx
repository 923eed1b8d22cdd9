// The projects: columns of cards under the banners of the towns, with the envoys who bid for them.
import type {ComponentChildren} from 'preact';
import type {Area} from '@page/games';
import {about} from '@page/ui/about';
import {Piece} from '@page/ui/pointing';
import {SeatMark} from '@page/ui/seat';
import {ShownCard} from './cards';
import {CubeGlyph, SignGlyph} from './glyphs';
import {cardInWords, columnKind, columnsOf, cubesInWords, flipOf, listed, type Bid, type Column} from './model';
import {CubeCount} from './parts';

export function BidSpot({bid}: {bid: Bid | undefined}) {
  if (bid === undefined)
    return (
      <div class="comuni-bid free">
        <SignGlyph sign="envoy" size={20} fill="#a89a82" />
      </div>
    );
  return (
    <div class="comuni-bid">
      <SeatMark seat={bid.seat} size={24} />
      <CubeCount cube="gold" n={bid.gold} size={17} />
      {bid.pilgrim > 0 && <CubeCount cube="pilgrim" n={bid.pilgrim} size={17} />}
    </div>
  );
}

interface FaceProps {
  area: Area;
  index: number;
  bid?: Bid | undefined;
  free: number; // spaces without a card
  children?: ComponentChildren;
}

// The banner, the place of the envoy, the cards and the free spaces below them.
export function ColumnFace({area, index, bid, free, children}: FaceProps) {
  return (
    <>
      <div class="comuni-banner">
        <b>{index + 1}</b>
        {columnKind(area, index).cube_icon && <CubeGlyph cube="any" size={20} />}
      </div>
      <BidSpot bid={bid} />
      <div class="comuni-cards">
        {children}
        {Array.from({length: Math.max(0, free)}, (_, i) => (
          <div key={i} class="comuni-card empty" />
        ))}
      </div>
    </>
  );
}

function ColumnPiece({area, column: {bid, cards}, index}: {area: Area; column: Column; index: number}) {
  const free = columnKind(area, index).spaces - cards.length;
  return (
    <Piece of={[`column:${index + 1}`, `at:column${index + 1}`]} extra="comuni-column">
      <ColumnFace area={area} index={index} bid={bid} free={free}>
        {cards.map((id, i) => (
          <ShownCard key={`${id} ${i}`} area={area} id={id} flip={flipOf(area, id)} />
        ))}
      </ColumnFace>
    </Piece>
  );
}

// An envoy without a column, of whom its owner decides.
function Displaced({area}: {area: Area}) {
  const bid: Bid | undefined = area.view.displaced;
  if (bid === undefined) return null;
  return (
    <div class="comuni-displaced" role="img" aria-label={area.say('board.displaced')} {...about('displaced')}>
      <span>{area.say('board.displaced')}</span>
      <BidSpot bid={bid} />
    </div>
  );
}

export function Columns({area}: {area: Area}) {
  return (
    <div class="comuni-columns">
      {columnsOf(area).map(
        (column, index) => column && <ColumnPiece key={index} area={area} column={column} index={index} />,
      )}
      <Displaced area={area} />
    </div>
  );
}

export const columnName = (area: Area, index: number): string =>
  area.say(columnKind(area, index).cube_icon ? 'page.columnCube' : 'page.columnName', {n: index + 1});

export function columnLabel(area: Area, index: number): string {
  const column = columnsOf(area)[index];
  if (!column) return area.say('page.columnName', {n: index + 1});
  const {bid} = column;
  const parts = [
    columnName(area, index),
    listed(
      area,
      column.cards.map((id) => cardInWords(area, id)),
    ),
    bid === undefined
      ? area.say('page.noBid')
      : area.say('page.bidOf', {
          name: area.persons[bid.seat]!,
          cubes: cubesInWords(area, bid),
        }),
  ];
  return parts.join(area.say('page.then'));
}
