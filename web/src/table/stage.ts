// A decision put together by pointing at pieces, in any order. It knows no rule: every legal
// decision says which pieces it touches, and how often, and no two say the same.
import type {Choice} from '@page/engine/protocol';

type Bag = Map<string, number>;

// What pointing needs of a choice.
type Pointable = Pick<Choice, 'move' | 'touches'>;

export interface Option extends Pointable {
  bag: Bag;
  purpose: string; // what of the decision is more than its payment
}

function bagOf(pieces: string[]): Bag {
  const bag: Bag = new Map();
  for (const piece of pieces) bag.set(piece, (bag.get(piece) ?? 0) + 1);
  return bag;
}

const kindOf = (piece: string) => piece.split(':')[0]!;
const paysFor = (piece: string) => piece.startsWith('own:');

function purposeOf(touches: string[]): string {
  return touches
    .filter((piece) => !paysFor(piece))
    .sort()
    .join(' ');
}

export function optionsOf(legal: Pointable[]): Option[] {
  return legal.map((choice) => ({...choice, bag: bagOf(choice.touches), purpose: purposeOf(choice.touches)}));
}

export const isVerb = (piece: string): boolean => piece.startsWith('do:');

// The verbs that pieces alone don't say: because a decision touches none besides, or another verb the same ones.
export function verbsNeeded(legal: Pointable[]): Set<string> {
  const needed = new Set<string>();
  const meant = new Map<string, string>();
  for (const {touches} of legal) {
    const verb = touches.filter(isVerb).join(' ');
    const pieces = purposeOf(touches.filter((piece) => !isVerb(piece)));
    const other = meant.get(pieces) ?? verb;
    if (pieces === '' || other !== verb) [...verb.split(' '), ...other.split(' ')].forEach((one) => needed.add(one));
    meant.set(pieces, verb);
  }
  return needed;
}

// They differ in their payment alone.
function alike(options: Option[]): boolean {
  return options.length > 0 && options.every(({purpose}) => purpose === options[0]!.purpose);
}

export class Stage {
  readonly candidates: Option[];
  // What would be declared now, if something can be.
  readonly ready: Option | undefined;
  private readonly bag: Bag;
  private readonly most: Bag = new Map(); // how often a piece may lie there in all
  private readonly implied: Bag; // what every candidate touches

  constructor(
    readonly options: Option[],
    readonly pieces: string[] = [],
  ) {
    this.bag = bagOf(pieces);
    this.candidates = options.filter(({bag}) => this.fits(bag));
    for (const {bag} of this.candidates) {
      for (const [piece, times] of bag) if (times > (this.most.get(piece) ?? 0)) this.most.set(piece, times);
    }
    this.implied = new Map(this.most);
    for (const {bag} of this.candidates) {
      for (const [piece, times] of this.implied) {
        const here = bag.get(piece);
        if (here === undefined) this.implied.delete(piece);
        else if (here < times) this.implied.set(piece, here);
      }
    }
    this.ready = this.findReady();
  }

  private fits(bag: Bag): boolean {
    for (const [piece, times] of this.bag) if ((bag.get(piece) ?? 0) < times) return false;
    return true;
  }

  staged(piece: string): number {
    return this.bag.get(piece) ?? 0;
  }
  private settled(piece: string): number {
    return Math.max(this.staged(piece), this.implied.get(piece) ?? 0);
  }

  // Staged, or touched by whatever can still be decided; of a payment, what would be paid now.
  touched(piece: string): number {
    if (this.pieces.length === 0) return 0;
    return Math.max(this.settled(piece), paysFor(piece) ? (this.ready?.bag.get(piece) ?? 0) : 0);
  }

  // How often the piece can still be pointed at, and it makes a difference. What pays waits for what
  // is paid for.
  more(piece: string): number {
    if (this.pieces.length === 0) {
      if (this.options.length === 1) return this.most.get(piece) ?? 0;
      if (paysFor(piece) && !alike(this.options)) return 0;
    }
    return (this.most.get(piece) ?? 0) - this.settled(piece);
  }

  get open(): string[] {
    return [...this.most.keys()].filter((piece) => this.more(piece) > 0);
  }

  // All that it touches was said, or goes without saying. Loops, because there may be thousands to look at.
  private covers(bag: Bag, open: (piece: string) => boolean): boolean {
    for (const [piece, times] of bag) if (times > this.settled(piece) && !open(piece)) return false;
    return true;
  }

  // All that was pointed at and what goes without saying, and no more. Where only the payment is
  // open, it is the plain one, which has the shortest words, with as much of each kind as was said.
  private findReady(): Option | undefined {
    if (this.pieces.length === 0 && this.options.length > 1) return this.nothing;
    if (this.candidates.length === 1) return this.candidates[0];
    const unpaid = this.candidates.filter(({bag}) => this.covers(bag, paysFor));
    const exact = unpaid.find(({bag}) => this.covers(bag, () => false));
    if (exact !== undefined) return exact;
    if (!alike(unpaid)) return undefined;
    const asSaid = ({bag}: Option) => Number([...this.bag.keys()].every((one) => bag.get(one) === this.settled(one)));
    return unpaid.sort((a, b) => asSaid(b) - asSaid(a) || a.move.length - b.move.length)[0];
  }

  // What can be declared at once: a decision that touches nothing at all, or of such as differ in their
  // payment alone the one without any. Nobody pays what nobody pointed at.
  private get nothing(): Option | undefined {
    const unpaid = ({touches}: Option) => !touches.some(paysFor);
    return (
      this.options.find(({touches}) => touches.length === 0) ??
      (alike(this.options) ? this.options.find(unpaid) : undefined)
    );
  }

  // How many more pieces of one kind every decision wants that begins so, where it is nothing else.
  get missing(): number | undefined {
    if (this.ready !== undefined || this.pieces.length === 0) return undefined;
    const wanted = this.candidates.map(({bag}) =>
      [...bag].flatMap(([piece, times]) => Array.from({length: times - this.settled(piece)}, () => kindOf(piece))),
    );
    const [first = []] = wanted;
    const kind = this.pieces.map(kindOf).find((one) => one === first[0]);
    const alone = wanted.every((kinds) => kinds.length === first.length && kinds.every((one) => one === kind));
    return alone ? first.length : undefined;
  }

  // Puts a piece down; or takes it back, where it lies and no more of it can follow.
  point(piece: string): Stage {
    if (this.more(piece) === 0) return this.without(piece);
    // What goes without saying was said by it.
    const copies = Math.min(this.settled(piece) + 1, this.most.get(piece)!) - this.staged(piece);
    return new Stage(this.options, [...this.pieces, ...Array.from({length: copies}, () => piece)]);
  }

  // With as many more of a piece as it takes until something can be declared, where one more is not enough.
  enough(piece: string): Stage | undefined {
    if (this.more(piece) <= 1) return undefined;
    const next = this.point(piece);
    if (next.ready !== undefined) return undefined;
    const counts = next.candidates
      .filter(({bag}) => [...bag].every(([one, times]) => one === piece || times <= next.settled(one)))
      .map(({bag}) => bag.get(piece)!);
    return counts.length === 0 ? undefined : next.having(piece, Math.min(...counts));
  }

  // Takes back so much of a piece that it shows: where pairs are wanted, a pair.
  without(piece: string): Stage {
    const at = this.pieces.lastIndexOf(piece);
    if (at < 0) return this;
    const less = new Stage(
      this.options,
      this.pieces.filter((_, i) => i !== at),
    );
    return less.settled(piece) < this.settled(piece) ? less : less.without(piece);
  }

  // With so many of a piece and the rest as it is, where that can be declared.
  having(piece: string, times: number): Stage | undefined {
    const others = this.pieces.filter((one) => one !== piece);
    const next = new Stage(this.options, [...others, ...Array.from({length: times}, () => piece)]);
    return next.ready !== undefined && (next.ready.bag.get(piece) ?? 0) === times ? next : undefined;
  }

  back(): Stage {
    return new Stage(this.options, this.pieces.slice(0, -1));
  }

  clear(): Stage {
    return new Stage(this.options);
  }
}
