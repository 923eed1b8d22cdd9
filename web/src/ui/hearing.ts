// What is heard of a game: that it is my turn, what was moved, and that I scored.
import {useEffect, useRef} from 'preact/hooks';
import type {Area, GamePage} from '@page/games';
import type {Scene} from '@page/table/table';
import {sound, type Sound} from './sound';

export function useHearing(scene: Scene, page: GamePage, area: Area, mine: boolean): void {
  const before = useRef({seat: scene.seat, next: scene.events.length, points: scene.standing[scene.seat]!.points});
  useEffect(() => {
    const {seat, next, points} = before.current;
    const now = scene.standing[scene.seat]!.points;
    before.current = {seat: scene.seat, next: scene.events.length, points: now};
    if (seat !== scene.seat || scene.curtain !== undefined) return;
    const moved = scene.events
      .slice(next)
      .flatMap(({event}) => page.moves?.(event, area) ?? [])
      .map(({thing}): Sound => thing);
    sound(now > points ? [...moved, 'score'] : moved);
  }, [scene.events]);
  useEffect(() => {
    if (mine) sound(['turn']);
  }, [mine, scene.decisions]);
}
