// The number behind all chance of a game: with the same one the same cards are dealt again.
const LIMIT = 2 ** 32;

export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

// Undefined where the text is no seed.
export function readSeed(text: string): number | undefined {
  const seed = Number(text);
  return /^\d+$/.test(text) && seed < LIMIT ? seed : undefined;
}
