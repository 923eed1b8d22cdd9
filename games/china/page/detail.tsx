// A part of the map by itself, on the washes of its states.
import type {ComponentChildren} from 'preact';
import {Patterns, WASHES, type Colour} from './emblems';

export function Detail({
  width,
  height,
  colours,
  scale = 1,
  children,
}: {
  width: number;
  height: number;
  colours: Colour[];
  scale?: number; // how large it is drawn
  children: ComponentChildren;
}) {
  const part = width / colours.length;
  return (
    <svg
      class="china-detail"
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      width={scale * width}
      height={scale * height}
    >
      <Patterns />
      {colours.flatMap((colour, i) =>
        [WASHES[colour], `url(#china-${colour})`].map((fill) => (
          <rect key={fill} x={part * i - width / 2} y={-height / 2} width={part} height={height} fill={fill} />
        )),
      )}
      {children}
    </svg>
  );
}
