// Fine lines as on bonds and certificates.

// Ellipses turned around 0,0: `leaves` of them, with the two radii.
export function rosette(leaves: number, long: number, short: number): string {
  return Array.from({length: leaves}, (_, i) => {
    const turn = (180 * i) / leaves;
    const [x, y] = [long * Math.cos((turn * Math.PI) / 180), long * Math.sin((turn * Math.PI) / 180)].map((value) =>
      value.toFixed(1),
    );
    const arc = `A${long} ${short} ${turn.toFixed(1)} 1 1`;
    return `M${x} ${y}${arc} ${-x!} ${-y!}${arc} ${x} ${y}`;
  }).join('');
}

// Waves that cross each other, one pair below the other.
export function waves(width: number, height: number, pairs: number): string {
  const step = height / pairs;
  return Array.from({length: 2 * pairs}, (_, i) => {
    const y = (Math.floor(i / 2) + 0.5) * step;
    const swing = (i % 2 === 0 ? 1 : -1) * step;
    return `M0 ${y.toFixed(1)}q${width / 8} ${swing.toFixed(1)} ${width / 4} 0${`t${width / 4} 0`.repeat(3)}`;
  }).join('');
}
