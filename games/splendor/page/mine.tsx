// What lies before one player: bought cards and tokens by colour, reserved cards, nobles.
import type {ComponentChildren} from 'preact';
import type {Area} from '@page/games';
import type {Seat} from '@page/engine/protocol';
import {about} from '@page/ui/about';
import {Num} from '@page/ui/number';
import {Drawn} from '@page/ui/picture';
import {Piece, usePointing} from '@page/ui/pointing';
import {BackPicture, CardPiece, Seal} from './cards';
import {ALL, COLOURS, Chip, Gem, INKS, type Colour, type GemColour} from './gems';
import {boughtOf, cardOf, playerOf, tokensOf, type Player, type Reserved} from './means';
import {NobleFace} from './nobles';
import {cardInWords, noblesInWords} from './spoken';

interface Owned {
  area: Area;
  owner: Seat;
  player: Player;
  mine: boolean;
  brief?: boolean; // in the dock: points as a badge
}

const PLACES = 3; // for reserved cards
const EDGES = 3; // of the cards below the top one that a stack shows

// How many of a token are staged.
export function Change({of, sign}: {of: string; sign: '+' | '−'}) {
  const staged = usePointing().touched(of);
  return staged > 0 ? (
    <b class="sp-change">
      {sign}
      {staged}
    </b>
  ) : null;
}

// The bought cards of one colour.
function Stack({area, owner, player, mine, brief, colour}: Owned & {colour: GemColour}) {
  const cards = boughtOf(area, player, colour);
  const points = cards.reduce((sum, card) => sum + card.points, 0);
  const {tint, edge} = INKS[colour];
  const below = Math.min(Math.max(cards.length - 1, 0), EDGES);
  const values = {
    n: cards.length,
    points,
    colour: area.say(`colour.${colour}`),
  };
  return (
    <div
      class={`sp-stack ${cards.length === 0 ? 'sp-none' : ''}`}
      role="img"
      aria-label={area.say('page.bought', values)}
      {...about(`bought:${owner}:${colour}`)}
      data-flip={mine ? cards.at(-1)?.id : undefined}
      style={{'--tint': tint, '--edge': edge, '--below': below}}
    >
      <span class="sp-bonus">
        <Gem colour={colour} />
        <Num value={cards.length} />
      </span>
      {points > 0 &&
        (brief ? <small class="sp-badge">{points}</small> : <small>{area.say('board.points', {n: points})}</small>)}
    </div>
  );
}

function Tokens({area, owner, player, mine, colour}: Owned & {colour: Colour}) {
  const count = player.tokens[colour];
  const inside = (
    <>
      <Chip colour={colour} any={count > 0} />
      <Num value={count} />
    </>
  );
  const piece = `own:${colour}`;
  if (mine)
    return (
      <Piece of={piece} extra="sp-own">
        {inside}
        <Change of={piece} sign="−" />
      </Piece>
    );
  const name = area.say('page.own', {
    n: count,
    colour: area.say(`colour.${colour}`),
  });
  return (
    <div class="sp-own" role="img" aria-label={name} {...about(`tokens:${owner}:${colour}`)}>
      {inside}
    </div>
  );
}

function TokenCount({area, owner, player}: Owned) {
  const values = {n: tokensOf(player), most: area.edition.token_limit.value};
  return (
    <div class="sp-count" role="img" aria-label={area.say('page.tokens', values)} {...about(`count:${owner}`)}>
      <small>{area.say('page.tokenCount')}</small>
      <span>
        <Num value={values.n} />/{values.most}
      </span>
    </div>
  );
}

function Held({area, player, mine, reserved}: Owned & {reserved: Reserved}) {
  if (reserved.card !== undefined) return <CardPiece area={area} id={reserved.card} payer={player} moves={mine} />;
  const level = reserved.level!;
  return (
    <div
      class={`sp-card sp-back sp-back-${level}`}
      role="img"
      aria-label={area.say('page.covered', {level})}
      {...about(`covered:${level}`)}
    >
      <BackPicture level={level} />
    </div>
  );
}

function Part({name, title, children}: {name: string; title: string; children: ComponentChildren}) {
  return (
    <div class={name}>
      <small class="sp-title">{title}</small>
      {children}
    </div>
  );
}

// What the marks behind a price mean.
function Legend({say}: Area) {
  return (
    <p class="sp-legend">
      <span>
        <i class="sp-by-bonus" />
        {say('page.legend.bonus')}
      </span>
      <span>
        <i class="sp-by-gem" />
        {say('page.legend.gem')}
      </span>
      <span>
        <i class="sp-lacking" />
        {say('page.legend.missing')}
      </span>
      <span>
        <Seal gold={0} />
        {say('page.legend.seal')}
      </span>
      <span>
        <Gem colour="gold" />
        {say('page.legend.gold')}
      </span>
    </p>
  );
}

function Holdings(owned: Owned) {
  return (
    <div class="sp-holdings">
      {ALL.map((colour) => (
        <div class="sp-holding" key={colour}>
          {colour === 'gold' ? <TokenCount {...owned} /> : <Stack {...owned} colour={colour} />}
          <Tokens {...owned} colour={colour} />
        </div>
      ))}
    </div>
  );
}

export const Hand = (area: Area) => (
  <Holdings area={area} owner={area.seat} player={playerOf(area, area.seat)} mine brief />
);

export function Mine({owner, docked, ...area}: Area & {owner: Seat; docked: boolean}) {
  const player = playerOf(area, owner);
  const owned = {area, owner, player, mine: owner === area.seat};
  const free = Math.max(PLACES - player.reserved.length, 0);
  return (
    <div class="sp-mine">
      {!docked && <Holdings {...owned} />}
      <Part name="sp-reserved" title={area.say('page.reserved')}>
        {player.reserved.map((reserved, i) => (
          <Held {...owned} reserved={reserved} key={reserved.card ?? i} />
        ))}
        {Array.from({length: free}, (_, i) => (
          <div class="sp-card sp-gone" key={`free ${i}`} />
        ))}
      </Part>
      {player.nobles.length > 0 && (
        <Part name="sp-won" title={area.say('page.nobles')}>
          {player.nobles.map((id) => (
            <div
              class="sp-noble"
              key={id}
              role="img"
              aria-label={noblesInWords(area, [id])}
              {...about(`noble:${id}`)}
              data-flip={owned.mine ? id : undefined}
            >
              <NobleFace area={area} id={id} />
            </div>
          ))}
        </Part>
      )}
      {owned.mine && <Legend {...area} />}
    </div>
  );
}

// One colour of somebody else: the cards in a square, the tokens in a circle.
function Cell({area, owner, player, colour}: Owned & {colour: Colour}) {
  const cards = colour === 'gold' ? undefined : player.bonuses[colour];
  const tokens = player.tokens[colour];
  const values = {
    n: cards ?? 0,
    tokens,
    colour: area.say(`colour.${colour}`),
  };
  const {tint, edge} = INKS[colour];
  const newest = boughtOf(area, player, colour).at(-1)?.id;
  return (
    <li style={{'--tint': tint, '--edge': edge}} {...about(`holding:${owner}:${colour}`)}>
      <Drawn label={area.say('page.holding', values)}>
        <Gem colour={colour} />
        {cards !== undefined && (
          <b class={`sp-cards ${cards > 0 ? '' : 'sp-none'}`} data-flip={newest}>
            <Num value={cards} />
          </b>
        )}
        <span class={`sp-tokens ${tokens > 0 ? '' : 'sp-none'}`}>
          <Num value={tokens} />
        </span>
      </Drawn>
    </li>
  );
}

// A reserved card of somebody else, as far as one may know it.
function Known({area, reserved}: {area: Area; reserved: Reserved}) {
  if (reserved.card === undefined) {
    const level = reserved.level!;
    return (
      <li class={`sp-known sp-back sp-back-${level}`} {...about(`covered:${level}`)}>
        <Drawn label={area.say('page.covered', {level})}>
          <BackPicture level={level} />
        </Drawn>
      </li>
    );
  }
  const card = cardOf(area, reserved.card);
  const {tint, edge} = INKS[card.bonus];
  return (
    <li class="sp-known" data-flip={card.id} style={{'--tint': tint, '--edge': edge}} {...about(`card:${card.id}`)}>
      <Drawn label={cardInWords(area, card.id)}>
        <p>
          <b>{card.points || ''}</b>
          <Gem colour={card.bonus} />
        </p>
        <ul>
          {COLOURS.filter((colour) => card.cost[colour]).map((colour) => (
            <li key={colour}>
              <Gem colour={colour} />
              {card.cost[colour]}
            </li>
          ))}
        </ul>
      </Drawn>
    </li>
  );
}

// The nobles of somebody else: the newest lies on top.
function Visited({area, nobles}: {area: Area; nobles: string[]}) {
  const newest = nobles.at(-1)!;
  return (
    <li class="sp-noble" data-flip={newest} {...about(`noble:${newest}`)}>
      <Drawn label={noblesInWords(area, nobles)}>
        <NobleFace area={area} id={newest} />
        {nobles.length > 1 && <b class="sp-times">×{nobles.length}</b>}
      </Drawn>
    </li>
  );
}

export function Other({owner, ...area}: Area & {owner: Seat}) {
  const player = playerOf(area, owner);
  const owned = {area, owner, player, mine: false};
  return (
    <div class="sp-other">
      <ul class="sp-cells">
        {ALL.map((colour) => (
          <Cell {...owned} colour={colour} key={colour} />
        ))}
      </ul>
      <ul class="sp-knowns">
        {player.reserved.map((reserved, i) => (
          <Known area={area} reserved={reserved} key={reserved.card ?? i} />
        ))}
        {player.nobles.length > 0 && <Visited area={area} nobles={player.nobles} />}
      </ul>
    </div>
  );
}
