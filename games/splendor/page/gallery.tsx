// All components as pictures: the tokens, the nobles, the cards of each level, their backs.
import type {ComponentChildren} from 'preact';
import type {Say} from '@page/text';
import {BackPicture, CardFace} from './cards';
import {ALL, Pile, type Colour} from './gems';
import type {Card, Noble} from './means';
import {Needs, NobleFace} from './nobles';
import {faceInWords, inWords, nobleInWords} from './spoken';

interface Components {
  edition: any;
  say: Say;
}

const marked = (sources: string[]) =>
  sources.some((source) => /reconstruct|inferred/.test(source)) ? 'reconstructed' : '';

function Group({title, sources, children}: {title: string; sources: string[]; children: ComponentChildren}) {
  return (
    <section>
      <h3 class={marked(sources)}>{title}</h3>
      <div class="sp-shown">{children}</div>
    </section>
  );
}

function Shown({kind, label, children}: {kind: string; label: string; children: ComponentChildren}) {
  return (
    <div class={kind} role="img" aria-label={label}>
      {children}
    </div>
  );
}

// As many as the most players play with.
function Tokens({edition: {gems_by_seats: gems, gold}, say}: Components) {
  const most = Math.max(...Object.values(gems.value as Record<string, number>));
  const countOf = (colour: Colour): number => (colour === 'gold' ? gold.value : most);
  return (
    <Group title={say('page.gallery.tokens')} sources={[gems.source, gold.source]}>
      {ALL.map((colour) => (
        <Shown key={colour} kind="sp-token" label={inWords({say}, {[colour]: countOf(colour)})}>
          <Pile colour={colour} count={countOf(colour)} />×{countOf(colour)}
        </Shown>
      ))}
    </Group>
  );
}

function Nobles({edition, say}: Components) {
  const {value, source} = edition.nobles as {
    value: Noble[];
    source: string;
  };
  return (
    <Group title={say('page.gallery.nobles')} sources={[source]}>
      {value.map((noble) => (
        <Shown key={noble.id} kind="sp-noble" label={nobleInWords({say}, noble)}>
          <NobleFace area={{edition}} id={noble.id}>
            <Needs needs={noble.needs} />
          </NobleFace>
        </Shown>
      ))}
    </Group>
  );
}

const LEVELS = [1, 2, 3];
const cardsOf = (edition: any, level: number): Card[] =>
  edition.cards.value.filter((card: Card) => card.level === level);

function Level({edition, say, level}: Components & {level: number}) {
  return (
    <Group title={say('page.gallery.level', {level})} sources={[edition.cards.source]}>
      {cardsOf(edition, level).map((card) => (
        <Shown key={card.id} kind="sp-card" label={faceInWords({say}, card)}>
          <CardFace card={card} />
          <small class="sp-number">{card.id}</small>
        </Shown>
      ))}
    </Group>
  );
}

function Back({edition, say, level}: Components & {level: number}) {
  const n = cardsOf(edition, level).length;
  return (
    <Shown kind={`sp-card sp-back sp-back-${level}`} label={say('page.gallery.back', {level, n})}>
      <BackPicture level={level} />
      <b>×{n}</b>
    </Shown>
  );
}

export function Gallery(given: Components) {
  return (
    <div class="sp-gallery">
      <Tokens {...given} />
      <Nobles {...given} />
      {LEVELS.map((level) => (
        <Level key={level} {...given} level={level} />
      ))}
      <Group title={given.say('page.gallery.backs')} sources={[given.edition.cards.source]}>
        {LEVELS.map((level) => (
          <Back key={level} {...given} level={level} />
        ))}
      </Group>
    </div>
  );
}
