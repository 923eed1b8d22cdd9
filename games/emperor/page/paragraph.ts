// Which section of the rules explains what is being decided in a view.

const SECTIONS: Record<string, string> = {
  draft: 'bonus-tiles',
  drafted: 'bonus-tiles',
  bid: 'auction',
  'on-show': 'shown-persons',
  victim: 'shown-persons',
  loss: 'passing',
  withdraw: 'withdrawal-tiles',
  withdrawn: 'withdrawal-tiles',
  set: 'sets',
  'use-tiles': 'immediate-tiles',
  treasure: 'immediate-tiles',
  stone: 'immediate-tiles',
  treasures: 'treasures',
  refill: 'refill',
  raise: 'palace',
  decree: 'decree',
  parts: 'decree',
  'choose-policy': 'scoring-a-policy',
  flip: 'flipping',
  show: 'asking-policies',
  'keep-tile': 'icons',
  'keep-person': 'icons',
  final: 'final-scoring',
  over: 'final-scoring',
};

// The alternatives of a palace space, or of the tile that the phase is about.
function effectSection(effect: string, phase: string): string {
  return effect.startsWith('palace-') ? 'palace' : (SECTIONS[phase] ?? 'icons');
}

export function paragraph(view: any, _seat: number): string {
  const pending: any[] = view?.pending ?? [];
  const now = pending[pending.length - 1];
  if (now === undefined) return 'course';
  if (now.what === 'choice' || now.what === 'effect') {
    return effectSection(String(now.effect ?? ''), pending[0].what);
  }
  if (now.what === 'bid') {
    // Once all the others have passed, what is left is to pass.
    const bidders = (view.players ?? []).filter((player: any) => player.order === 0);
    if (bidders.length === 1) return 'passing';
  }
  return SECTIONS[now.what] ?? 'course';
}
