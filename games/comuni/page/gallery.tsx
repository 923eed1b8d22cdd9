// All components as pictures: those of the board, with nobody at the table.
import type {ComponentChildren} from 'preact';
import type {Area} from '@page/games';
import type {Say} from '@page/text';
import {Building} from './art';
import {CardFace} from './cards';
import {ActivityFace, Crown, Wall} from './city';
import {ColumnFace, columnName} from './columns';
import {IncomeCubes, incomeInWords} from './facts';
import {CubeGlyph, FIRE, GOLD, SignGlyph} from './glyphs';
import {MasterFace} from './guild';
import {
  CUBES,
  LEVELS,
  TYPES,
  cardInWords,
  communesOf,
  cubesInWords,
  deckSize,
  decksOf,
  invadersOf,
  type Card,
  type ColumnKind,
  type Commune,
  type Type,
} from './model';
import {CubeCount} from './parts';
import {InvaderFace, Road, invaderInWords} from './track';

type Source = string | undefined;
const marked = (...sources: Source[]): string =>
  sources.some((source) => source !== undefined && /reconstruct|inferred/.test(source)) ? 'reconstructed' : '';

interface GroupProps {
  title: string;
  sources: Source[];
  count?: number;
  note?: string | undefined;
  children: ComponentChildren;
}

function Group({title, sources, count, note, children}: GroupProps) {
  return (
    <section>
      <h3 class={marked(...sources)}>
        {title}
        {count !== undefined && <small> ×{count}</small>}
      </h3>
      {note !== undefined && <p class="facts">{note}</p>}
      <div class="comuni-shown">{children}</div>
    </section>
  );
}

interface ShownProps {
  label: string;
  below?: string; // how many there are, or what it is worth
  source?: Source;
  children: ComponentChildren;
}

function Shown({label, below, source, children}: ShownProps) {
  return (
    <div class="comuni-shown-one" role="img" aria-label={label}>
      {children}
      {below !== undefined && <small class={marked(source)}>{below}</small>}
    </div>
  );
}

const from = (seats: number): string => `${seats}+`;

function ProjectCard({area, card}: {area: Area; card: Card}) {
  const {id, seats, source} = card;
  const label = area.say('page.gallery.card', {
    card: cardInWords(area, id),
    n: seats.length,
    seats: seats.join(area.say('list.between')),
  });
  return (
    <Shown label={label} below={seats.map(from).join(' ')} source={source}>
      <div class="comuni-card">
        <CardFace card={card} say={area.say} />
      </div>
      {seats.length > 1 && <b>×{seats.length}</b>}
    </Shown>
  );
}

function Deck({area, deck, note}: {area: Area; deck: string; note: string | undefined}) {
  const {value, source} = area.edition.cards;
  const cards = (value as Card[]).filter((card) => card.deck === deck);
  return (
    <Group
      title={area.say('page.gallery.deck', {deck})}
      sources={[source, ...cards.map((card) => card.source)]}
      count={cards.reduce((sum, card) => sum + card.seats.length, 0)}
      note={note}
    >
      {cards.map((card) => (
        <ProjectCard key={card.id} area={area} card={card} />
      ))}
    </Group>
  );
}

function ProjectColumns({area}: {area: Area}) {
  const {value, source} = area.edition.columns;
  return (
    <Group title={area.say('page.gallery.columns')} sources={[source]}>
      {(value as ColumnKind[]).map(({spaces, seats}, index) => (
        <Shown
          key={index}
          below={from(seats)}
          label={area.say('page.gallery.column', {
            column: columnName(area, index),
            n: spaces,
            seats,
          })}
        >
          <div class="comuni-column">
            <ColumnFace area={area} index={index} free={spaces} />
          </div>
        </Shown>
      ))}
    </Group>
  );
}

function Invasions({area}: {area: Area}) {
  const sizes = decksOf(area).map((name) => deckSize({...area, view: {...area.view, deck: {name}}}));
  const longest = Math.max(...sizes);
  return (
    <Group title={area.say('page.gallery.track')} sources={[area.edition.invasions.source]}>
      {invadersOf(area).map((invader) => (
        <Shown key={invader.id} label={invaderInWords(area, invader, false)}>
          <div class="comuni-invader">
            <InvaderFace area={area} invader={invader} past={false} />
          </div>
        </Shown>
      ))}
      <Road size={longest} left={longest} label={area.say('page.gallery.road', {n: longest})} />
    </Group>
  );
}

function CommuneBoard({area, number, commune: {id, start, income}}: {area: Area; number: number; commune: Commune}) {
  const name = area.say(`commune.${id}`);
  const label = area.say('page.gallery.commune', {
    number,
    commune: name,
    cubes: cubesInWords(area, start),
    income: incomeInWords(area, income),
  });
  return (
    <div class="comuni-beginning" role="img" aria-label={label}>
      <b>
        {number} {name}
      </b>
      <span>
        {CUBES.map((cube) => (
          <CubeCount key={cube} cube={cube} n={start[cube]} size={20} />
        ))}
      </span>
      <span>
        +<IncomeCubes income={income} />
      </span>
    </div>
  );
}

function Communes({area}: {area: Area}) {
  return (
    <Group title={area.say('page.gallery.communes')} sources={[area.edition.communes.source]}>
      {communesOf(area).map((commune, i) => (
        <CommuneBoard key={commune.id} area={area} number={i + 1} commune={commune} />
      ))}
    </Group>
  );
}

// Everybody has one of each type, with two sides.
function Activity({area, type}: {area: Area; type: Type}) {
  const n = communesOf(area).length;
  const name = area.say(`type.${type}`);
  return (
    <Shown label={area.say('page.gallery.activity', {type: name, n})} below={`×${n}`}>
      {[true, false].map((active) => (
        <div key={String(active)} class={`comuni-activity ${active ? 'active' : ''}`}>
          <ActivityFace type={type} name={name} active={active} />
        </div>
      ))}
    </Shown>
  );
}

function Activities({area}: {area: Area}) {
  return (
    <Group
      title={area.say('page.gallery.activities')}
      sources={[area.edition.communes.source]}
      count={TYPES.length * communesOf(area).length}
    >
      {TYPES.map((type) => (
        <Activity key={type} area={area} type={type} />
      ))}
    </Group>
  );
}

function Masters({area}: {area: Area}) {
  const {value, source} = area.edition.guildmaster_points;
  const points = area.say('board.points', {n: value});
  return (
    <Group title={area.say('page.gallery.masters')} sources={[source]} count={TYPES.length}>
      {TYPES.map((type) => {
        const name = area.say(`guildmaster.${type}`);
        return (
          <Shown key={type} label={`${name}${area.say('list.between')}${points}`} below={points}>
            <div class="comuni-guild">
              <div class="comuni-holder">
                <MasterFace name={name}>
                  <Crown size={22} />
                </MasterFace>
              </div>
            </div>
          </Shown>
        );
      })}
    </Group>
  );
}

function Cubes({area}: {area: Area}) {
  const {value, source} = area.edition.supply;
  return (
    <Group title={area.say('page.gallery.cubes')} sources={[source]}>
      {CUBES.map((cube) => (
        <Shown key={cube} label={area.say(`cubes.${cube}`, {n: value[cube]})} below={`×${value[cube]}`}>
          <CubeGlyph cube={cube} size={34} />
        </Shown>
      ))}
    </Group>
  );
}

// The higher and the lower counter of every invader.
function Honour({area}: {area: Area}) {
  const counters = invadersOf(area).flatMap(({id, honour}) => honour.map((n) => ({id, n})));
  return (
    <Group title={area.say('page.gallery.honour')} sources={[area.edition.invasions.source]} count={counters.length}>
      {counters.map(({id, n}, i) => (
        <Shown
          key={i}
          below={area.say(`invader.${id}`)}
          label={`${area.say(`invader.${id}`)}${area.say('list.between')}${area.say('page.honour', {n})}`}
        >
          <div class="comuni-token">
            <SignGlyph sign="honour" size={24} fill={GOLD} />
            <b>{n}</b>
          </div>
        </Shown>
      ))}
    </Group>
  );
}

// There is plunder without end.
function Tokens({area}: {area: Area}) {
  const {value, source} = area.edition.envoys;
  const envoys = value * communesOf(area).length;
  return (
    <Group title={area.say('page.gallery.tokens')} sources={[source]}>
      <Shown label={`${area.say('page.envoy')} ×${envoys}`} below={`×${envoys}`}>
        <div class="comuni-token">
          <SignGlyph sign="envoy" size={28} />
        </div>
      </Shown>
      <Shown label={area.say('board.plunder')} below="×∞">
        <div class="comuni-token">
          <SignGlyph sign="plunder" size={28} fill={FIRE} />
        </div>
      </Shown>
    </Group>
  );
}

function Buildings({area}: {area: Area}) {
  const {value, source} = area.edition.level_points;
  return (
    <Group title={area.say('page.gallery.buildings')} sources={[source]}>
      {TYPES.map((type) => (
        <div class="comuni-shown-row" key={type}>
          {LEVELS.map((level) => {
            const points = area.say('board.points', {n: value[level - 1]});
            const label = area.say('page.gallery.building', {
              type: area.say(`type.${type}`),
              level,
              points,
            });
            return (
              <Shown key={level} label={label} below={points}>
                <Building kind={type} level={level} />
              </Shown>
            );
          })}
        </div>
      ))}
    </Group>
  );
}

// A bonus wall is a wall of level 1 that takes no project card.
function Walls({area}: {area: Area}) {
  const {value, source} = area.edition.wall_cards;
  const empty = LEVELS.map(() => 0);
  const bonus = area.say('page.gallery.bonus');
  return (
    <Group title={area.say('page.gallery.walls')} sources={[source]}>
      <div class="comuni-shown-row">
        {LEVELS.map((level) => (
          <Shown key={level} label={area.say('page.gallery.wall', {level})}>
            <Wall level={level} filled={empty} />
          </Shown>
        ))}
      </div>
      <div class="comuni-shown-row">
        <Shown label={`${bonus} ×${value}`} below={`×${value}`}>
          <Wall level={1} filled={empty} />
        </Shown>
      </div>
    </Group>
  );
}

// A table with all columns, at which as many sit as there are communes.
function areaOf(edition: any, say: Say): Area {
  const columns = edition.columns.value.map(() => ({cards: []}));
  const names = edition.communes.value.map(({id}: Commune) => say(`commune.${id}`));
  return {
    view: {columns, players: []} as unknown as Area['view'],
    seat: 0,
    names,
    persons: [],
    levels: [],
    deciders: [],
    say,
    edition,
  };
}

export function Gallery({edition, say}: {edition: any; say: Say}) {
  const area = areaOf(edition, say);
  return (
    <div class="comuni-gallery">
      {decksOf(area).map((deck, i) => (
        <Deck key={deck} area={area} deck={deck} note={i === 0 ? say('page.gallery.seats') : undefined} />
      ))}
      <Buildings area={area} />
      <Walls area={area} />
      <ProjectColumns area={area} />
      <Invasions area={area} />
      <Communes area={area} />
      <Activities area={area} />
      <Masters area={area} />
      <Cubes area={area} />
      <Honour area={area} />
      <Tokens area={area} />
    </div>
  );
}
