// What lies to be taken: sets of tiles as bundles, the display of persons, treasures, and the tiles that
// are taken at the beginning, after passing, or out of the bag.
import type {Area} from '@page/games';
import {Piece} from '@page/ui/pointing';
import {SeatMark} from '@page/ui/seat';
import {Formula, Glyph, tileGlyph} from './glyphs';
import {CoveredPerson, PersonCard} from './persons';
import {effectOf, effectWords, listed, nowOf, personOf, phaseOf, spread, type Components, type Effect} from './reading';

const ICONS: Record<string, (n: number | string) => string> = {
  palace_up: (n) => `+${n}{palace}`,
  trust: (n) => `${n}{trust}`,
  gold: (n) => `${n}{gold}`,
  soldiers: (n) => `${n}{cube}`,
  vp: (n) => `${n}{vp}`,
  qin_draw1: () => '+{tile}',
  qin_draw2_keep1: () => '{tile}{tile}→1',
  person_draw1: () => '+{person}',
  person_draw2_keep1: () => '{person}{person}→1',
  tribute: (n) => `${n}{tribute}`,
  policy_score: () => '{score}',
  policy_flip: () => '{flip}',
};

// The alternatives of an effect as formulas.
export function effectFormulas(area: Components, effect: Effect): string[] {
  const bonus = personOf(area, area.edition.bonus_person.value);
  return effect.map((parts) =>
    parts
      .map(([icon, n]) => (icon === 'bonus_person' ? `+{${bonus.kind}}${bonus.power}` : (ICONS[icon]?.(n) ?? '')))
      .join(' '),
  );
}

// How many alike come before.
const earlier = (list: (string | null)[], at: number) => list.slice(0, at).filter((one) => one === list[at]).length;

function TileLine({area, tile}: {area: Area; tile: string}) {
  return (
    <li>
      <Glyph name={tileGlyph(tile)} size={18} />
      <span>{area.say(`tile.${tile}`)}</span>
    </li>
  );
}

export function SetFace({area, n}: {area: Area; n: number}) {
  const tiles: string[] = area.view.sets[n - 1];
  return (
    <>
      <b class="emperor-knot">{n}</b>
      <ul>
        {tiles.map((tile, nth) => (
          <TileLine area={area} tile={tile} key={nth} />
        ))}
      </ul>
    </>
  );
}

function Sets({area}: {area: Area}) {
  const sets: string[][] = area.view.sets;
  return (
    <div class="emperor-sets">
      <span class="emperor-side">{area.say('board.sets')}</span>
      {sets.map((tiles, i) => (
        <Piece of={`set:${i + 1}`} key={i} extra={`emperor-set ${tiles.length === 0 ? 'emperor-taken' : ''}`}>
          <SetFace area={area} n={i + 1} />
        </Piece>
      ))}
    </div>
  );
}

export function setWords(area: Area, n: number): string {
  const tiles = (area.view.sets[n - 1] ?? []).map((tile: string) => area.say(`tile.${tile}`));
  return area.say('page.set', {n, tiles: listed(area, tiles)});
}

function Display({area}: {area: Area}) {
  const persons = spread(area.view.display);
  return (
    <div class="emperor-display">
      <span class="emperor-side">{area.say('board.display')}</span>
      {persons.map((id, i) => (
        <PersonCard area={area} id={id} of={`display:${id}`} nth={earlier(persons, i)} key={i} />
      ))}
    </div>
  );
}

export interface Treasure {
  id: string;
  gives: string;
  early: number;
  late: number;
  end_points: number;
}

export const treasureOf = (area: Area, id: string): Treasure =>
  area.edition.treasures.value.find((one: {id: string}) => one.id === id);
export const amountNow = (area: Area, {early, late}: Treasure): number =>
  area.view.round >= area.edition.treasures_late_from.value ? late : early;

export function treasureWords(area: Area, id: string): string {
  const {gives, end_points: n} = treasureOf(area, id);
  const owner = area.view.treasures[id];
  const parts = [
    area.say(`treasure.${id}`),
    area.say(`icon.${gives}`, {n: amountNow(area, treasureOf(area, id))}),
    area.say('page.has.end_points', {n}),
  ];
  if (owner !== null) parts.push(area.say('page.of', {name: area.persons[owner]!}));
  return listed(area, parts);
}

export function TreasureFace({
  area,
  treasure: {id, gives},
  n,
}: {
  area: Components;
  treasure: Treasure;
  n: number | string;
}) {
  return (
    <>
      <Glyph name={id} size={26} />
      <span class="emperor-name">{area.say(`treasure.${id}`)}</span>
      <Formula text={ICONS[gives]!(n)} size={16} />
    </>
  );
}

export function Treasures({area}: {area: Area}) {
  const {view, edition} = area;
  return (
    <div class="emperor-treasures">
      {edition.treasures.value.map((treasure: Treasure) => {
        const owner = view.treasures[treasure.id];
        return (
          <Piece
            of={`treasure:${treasure.id}`}
            key={treasure.id}
            extra={`emperor-treasure ${view.used.includes(treasure.id) ? 'emperor-used' : ''}`}
          >
            <TreasureFace area={area} treasure={treasure} n={amountNow(area, treasure)} />
            {owner !== null && <SeatMark seat={owner} size={16} />}
          </Piece>
        );
      })}
    </div>
  );
}

export function Alternatives({area, effect}: {area: Components; effect: Effect}) {
  return (
    <>
      {effectFormulas(area, effect).map((text) => (
        <Formula text={text} size={18} key={text} />
      ))}
    </>
  );
}

export function WithdrawalFace({area, tile}: {area: Components; tile: string}) {
  return (
    <>
      <b class="emperor-letter">{tile}</b>
      <Alternatives area={area} effect={effectOf(area.edition.withdrawal_tiles.value, tile)} />
    </>
  );
}

function Withdrawals({area}: {area: Area}) {
  const {view, edition, say} = area;
  const tiles: string[] = edition.withdrawal_use.value[view.seats];
  return (
    <div class="emperor-tiles">
      <span class="emperor-side">{say('board.withdrawals')}</span>
      {tiles.map((tile) => (
        <Piece
          of={`withdrawal:${tile}`}
          key={tile}
          extra={`emperor-tile ${view.withdrawals.includes(tile) ? '' : 'emperor-used'}`}
        >
          <WithdrawalFace area={area} tile={tile} />
        </Piece>
      ))}
    </div>
  );
}

export const withdrawalWords = (area: Components, tile: string): string =>
  listed(area, [
    area.say('withdrawal_tile', {tile}),
    effectWords(area, effectOf(area.edition.withdrawal_tiles.value, tile)),
  ]);

export const bonusWords = (area: Components, tile: string): string =>
  effectWords(area, effectOf(area.edition.bonus_tiles.value, tile));

function Draft({area}: {area: Area}) {
  const {tiles, size} = area.view.draft;
  return (
    <div class="emperor-tiles">
      <span class="emperor-side">{area.say('board.draft')}</span>
      {tiles.map((tile: string) => (
        <Piece of={`bonus:${tile}`} key={tile} extra="emperor-tile">
          <Alternatives area={area} effect={effectOf(area.edition.bonus_tiles.value, tile)} />
        </Piece>
      ))}
      {tiles.length === 0 && <span class="emperor-note">{area.say('page.bonusTiles', {n: size})}</span>}
    </div>
  );
}

export function TileFace({area, tile}: {area: Components; tile: string}) {
  return (
    <>
      <Glyph name={tileGlyph(tile)} size={24} />
      <span class="emperor-name">{area.say(`tile.${tile}`)}</span>
    </>
  );
}

// Tiles and persons drawn, and immediate tiles not yet used.
function Drawn({area, tiles, persons}: {area: Area; tiles: string[]; persons: (string | null)[]}) {
  return (
    <div class="emperor-tiles">
      <span class="emperor-side">{area.say('page.now')}</span>
      {tiles.map((tile, i) => (
        <Piece of={`tile:${tile}`} nth={earlier(tiles, i)} extra="emperor-tile" key={i}>
          <TileFace area={area} tile={tile} />
        </Piece>
      ))}
      {persons.map((id, i) =>
        id === null ? (
          <CoveredPerson area={area} extra="emperor-tile" of="covered" key={i} />
        ) : (
          <PersonCard area={area} id={id} of={`drawn:${id}`} nth={earlier(persons, i)} extra="emperor-flat" key={i} />
        ),
      )}
    </div>
  );
}

// One place for the tiles that are being taken: which they are goes by the phase.
export function Offer({area}: {area: Area}) {
  const {view} = area;
  const now = nowOf(view);
  const tiles = [...(now.tiles ?? []), ...spread(view.due)];
  const persons = (now.persons ?? []).map(({person}: {person: string | null}) => person);
  if (tiles.length + persons.length > 0) return <Drawn area={area} tiles={tiles} persons={persons} />;
  return ['draft', 'drafted'].includes(phaseOf(view)) ? <Draft area={area} /> : <Withdrawals area={area} />;
}

export function Market({area}: {area: Area}) {
  return (
    <div class="emperor-market">
      <Display area={area} />
      <Sets area={area} />
    </div>
  );
}
