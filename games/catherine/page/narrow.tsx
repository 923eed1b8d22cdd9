// Text that becomes narrower, not smaller, where there is little room.
const SIZE = 12.5;

// About as wide as letters are in most fonts.
function widthOf(letter: string): number {
  if (letter > '\u2e80') return SIZE;
  if (/[ijlrtfI. ]/.test(letter)) return 4.8;
  return /[A-Zmw]/.test(letter) ? 9 : 7;
}

export function Narrow({text}: {text: string}) {
  const width = [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
  return (
    <svg
      class="catherine-narrow"
      viewBox={`0 0 ${width} 15`}
      preserveAspectRatio="none"
      height="1.2em"
      style={{maxWidth: `${width / SIZE}em`}}
      aria-hidden="true"
    >
      <text y="11.5" font-size={SIZE} textLength={width} lengthAdjust="spacingAndGlyphs">
        {text}
      </text>
    </svg>
  );
}
