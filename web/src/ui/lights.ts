// What events light on the table.
import type {LoggedEvent} from '@page/engine/protocol';
import type {GamePage} from '@page/games';

// The texts in an event name its components.
function namesIn(event: LoggedEvent['event']): string[] {
  return Object.entries(event).flatMap(([key, value]) =>
    key !== 'kind' && typeof value === 'string'
      ? [value]
      : Array.isArray(value)
        ? value.filter((one) => typeof one === 'string')
        : [],
  );
}

// All that events are about; or, of that, the component of this name.
export function lightsOf(page: GamePage, told: LoggedEvent[], name?: string): string[] {
  const all = told.flatMap(({event}) => page.lights?.(event) ?? namesIn(event));
  const one = name === undefined ? [] : all.filter((light) => light.endsWith(name));
  return one.length > 0 ? one : all;
}
