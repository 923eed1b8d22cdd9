// Comuni: which section of the rules explains what is being decided.

const envoys = 3;
const claim = 7; // action numbers; those below are bids, one for each column
const income = 8;

function project(view: any, seat: number): string {
  const begun: number | undefined = view.players[seat]?.undeclared?.[0];
  if (begun === income) return 'income';
  if (begun === claim) return 'claiming';
  if (begun !== undefined) return 'bidding';
  const placed = view.columns.filter((column: any) => column?.bid?.seat === view.turn);
  return placed.length === envoys ? 'claiming' : 'project';
}

export function paragraph(view: any, seat: number): string {
  switch (view.phase) {
    case 'project':
      return project(view, seat);
    case 'displaced':
      return 'displaced';
    case 'invasion':
      return 'invasion';
    case 'building':
      return 'building';
    case 'discarding':
      return 'hand-limit';
    case 'plunder':
      return 'plunder';
    default:
      return 'scoring';
  }
}
