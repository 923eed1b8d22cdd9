// A sentence of the engine, with the names of components in it: choosing one opens the card about it.
import {partsOf} from '@page/text';

export function Sentence({
  text,
  onName,
  onLeave,
  onBlur,
}: {
  text: string;
  onName?: (name: string) => void; // it is pointed at, or has the focus
  onLeave?: () => void;
  onBlur?: () => void;
}) {
  return (
    <>
      {partsOf(text).map(({text: words, name}) =>
        name === undefined ? (
          words
        ) : (
          // A button would not break between lines as words do.
          <span
            role="button"
            tabIndex={0}
            class="name"
            data-about={name}
            onMouseEnter={() => onName?.(name)}
            onMouseLeave={onLeave}
            onFocus={() => onName?.(name)}
            onBlur={onBlur}
          >
            {words}
          </span>
        ),
      )}
    </>
  );
}
