// Splendor: which section of the rules explains what is being decided.

const COLOURS = ['white', 'blue', 'green', 'red', 'black'];
const HAND = 3; // reserved cards at most

// Nothing to take and no room to reserve: what is left is to buy, or else to pass.
function cornered(view: any): boolean {
  const hand: any[] = view.players?.[view.turn]?.reserved ?? [];
  return hand.length === HAND && COLOURS.every((colour) => view.stock?.[colour] === 0);
}

// It is the same for everybody at the table: one player decides, the others look on.
export function paragraph(view: any, _seat: number): string {
  switch (view?.phase) {
    case 'act':
      if (view.undeclared?.length > 0) return 'payment'; // the card is chosen, not how it is paid
      return cornered(view) ? 'passing' : 'turn';
    case 'return':
      return 'limit';
    case 'noble':
      return 'nobles';
    case 'over':
      return 'scoring';
    default:
      return 'turn';
  }
}
