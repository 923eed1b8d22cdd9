// Catherine: which section of the rules explains what is being decided.
const SECTIONS: Record<string, string> = {
  setup: 'first-row',
  play: 'laying',
  run: 'running',
  books: 'books',
  over: 'final',
};

export function paragraph(view: any, seat: number): string {
  const asked: number[] = view?.asked ?? [];
  // Who has no house to build for the most books watches the scoring of the decade.
  if (view?.phase === 'books' && !asked.includes(seat)) return 'decade';
  return SECTIONS[view?.phase] ?? 'course';
}
