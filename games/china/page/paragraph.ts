// Which section of rules/*.md explains what is being decided in a view.

function hasCards(hand: any): boolean {
  const counts = Object.values(hand).flatMap((part: any) => Object.values(part) as number[]);
  return counts.some((count) => count > 0);
}

// It is the same for everybody at the table: one player decides, the others look on.
export function paragraph(view: any, _seat: number): string {
  switch (view.phase) {
    case 'turn':
      return hasCards(view.players[view.turn].hand) ? 'turn' : 'passing';
    case 'more':
      return 'second-piece';
    case 'draw':
      return 'drawing';
    default:
      return 'end';
  }
}
