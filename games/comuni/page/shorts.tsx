// The area of another player in short: of each street the highest building, and all levels below it.
import type {ComponentChildren} from 'preact';
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {about} from '@page/ui/about';
import {Num} from '@page/ui/number';
import {Building, kindOf} from './art';
import {projectName} from './cards';
import {Crown, Wall, holdsMaster, levelsOf} from './city';
import {CubeGlyph, FIRE, GOLD, SignGlyph, STONE, TypeGlyph} from './glyphs';
import {Attack, Envoys, honourOf} from './facts';
import {CUBES, LEVELS, TYPES, cardInWords, cardOf, playerOf, type Type} from './model';
import {Marked} from './parts';
import {highest} from './worth';

interface ShortProps {
  name: string; // for the log
  of: string;
  label: string;
  active: boolean;
  sign: ComponentChildren;
  counts: number[];
  children: ComponentChildren; // the highest
}

function Short({name, of, label, active, sign, counts, children}: ShortProps) {
  return (
    <Marked name={name} of={of} label={label} extra={`comuni-short ${active ? 'active' : ''}`}>
      <span class="comuni-short-sign">{sign}</span>
      <span class="comuni-short-picture">{children}</span>
      <span class="comuni-short-levels">
        <Num value={levelsOf(counts) || '–'} />
      </span>
    </Marked>
  );
}

function ShortStreet({area, owner, type}: {area: Area; owner: Seat; type: Type}) {
  const player = playerOf(area, owner);
  const counts = player.buildings[type];
  const active = player.active.includes(type);
  const master = holdsMaster(area, owner, type);
  const best = highest(counts);
  const parts = [
    area.say(active ? 'page.active' : 'page.grey', {type: area.say(`type.${type}`)}),
    area.say('page.levels', {levels: levelsOf(counts) || area.say('nothing')}),
    ...(master ? [area.say(`guildmaster.${type}`)] : []),
  ];
  return (
    <Short
      name={`${owner}-${type}`}
      of={`activity:${owner}:${type}`}
      label={parts.join(area.say('list.between'))}
      sign={
        <>
          <TypeGlyph type={type} size={16} grey={!active} />
          {master && (
            <span data-flip={`master-${type}`}>
              <Crown size={16} />
            </span>
          )}
        </>
      }
      {...{active, counts}}
    >
      {best > 0 && <Building kind={type} level={best} />}
    </Short>
  );
}

function ShortWalls({area, owner}: {area: Area; owner: Seat}) {
  const {walls} = playerOf(area, owner);
  const best = highest(walls);
  return (
    <Short
      name={`${owner}-wall`}
      of={`walls:${owner}`}
      label={area.say('page.wallsOf', {levels: levelsOf(walls) || area.say('nothing')})}
      active={false}
      sign={<SignGlyph sign="wall" size={16} fill={STONE.edge} />}
      counts={walls}
    >
      {best > 0 && <Wall level={best} filled={LEVELS.map(() => 0)} />}
    </Short>
  );
}

// What closed screens cover, where they are open.
function Uncovered({area, owner}: {area: Area; owner: Seat}) {
  const {cubes, hand, honour} = playerOf(area, owner);
  if (cubes === undefined) return null;
  return (
    <div class="comuni-line">
      {CUBES.map((cube) => (
        <span
          key={cube}
          class="comuni-number"
          role="img"
          aria-label={area.say(`cubes.${cube}`, {n: cubes[cube]})}
          {...about(`cubes:${owner}:${cube}`)}
        >
          <CubeGlyph cube={cube} size={17} />
          <Num value={cubes[cube]} />
        </span>
      ))}
      {honour !== undefined && (
        <Marked
          name={`${owner}-honour`}
          of={`honour:${owner}`}
          extra="comuni-number"
          label={area.say('page.honour', {n: honourOf(area, owner)})}
        >
          <SignGlyph sign="honour" size={18} fill={GOLD} />
          <Num value={honourOf(area, owner)} />
        </Marked>
      )}
      {hand?.map((id, i) => (
        <ShortCard key={i} area={area} id={id} />
      ))}
    </div>
  );
}

function ShortCard({area, id}: {area: Area; id: string}) {
  const card = cardOf(area, id);
  const {types, rating} = card;
  return (
    <span
      class="comuni-short-card"
      role="img"
      aria-label={cardInWords(area, id)}
      title={projectName(area.say, card)}
      {...about(`card:${id}`)}
    >
      {kindOf(types) === 'mixed' && types.length === TYPES.length ? (
        <CubeGlyph cube="any" size={15} />
      ) : (
        types.map((type) => <TypeGlyph key={type} type={type} size={14} />)
      )}
      {rating}
    </span>
  );
}

export function Other({owner, ...area}: Area & {owner: Seat}) {
  const player = playerOf(area, owner);
  return (
    <div class="comuni-other">
      <div class="comuni-other-rows">
        <div class="comuni-line">
          <b
            class="comuni-commune"
            role="img"
            aria-label={area.say(`commune.${player.commune}`)}
            {...about(`commune:${owner}`)}
          >
            {area.say(`commune.${player.commune}`)}
          </b>
          <Envoys area={area} owner={owner} />
          <Attack area={area} owner={owner} short />
          <Marked
            name={`${owner}-plunder`}
            of={`plunder:${owner}`}
            extra="comuni-number"
            label={area.say('page.plunder', {n: player.plunder})}
          >
            <SignGlyph sign="plunder" size={18} fill={FIRE} />
            <Num value={player.plunder} />
          </Marked>
        </div>
        <Uncovered area={area} owner={owner} />
        <div class="comuni-shorts">
          {TYPES.map((type) => (
            <ShortStreet key={type} area={area} owner={owner} type={type} />
          ))}
          <ShortWalls area={area} owner={owner} />
        </div>
      </div>
    </div>
  );
}
