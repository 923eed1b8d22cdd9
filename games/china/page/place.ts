// Where things lie in the picture: below the wall, which runs along its upper edge.
import type {Size} from '@page/ui/size';
import type {Point} from './atlas';

export const WALL_HEIGHT = 46;

// From hundredths of the map to pixels.
export type Place = (point: Point) => Point;

export function placeIn({width, height}: Size): Place {
  const top = WALL_HEIGHT + 4;
  return ([x, y]) => [(x / 100) * width, top + (y / 100) * (height - top - 2)];
}

export const round = (n: number) => Math.round(n * 10) / 10;
