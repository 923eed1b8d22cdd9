// How fast things move over the table, and how one gets past it.
import {settings, type Speed} from '@page/settings';

const LASTS: Record<Speed, number> = {calm: 550, brisk: 320, none: 0};

// In milliseconds.
export const moving = (): number => LASTS[settings.value.speed];

const running = new Set<Animation>();

// A click or a key ends what is under way.
export function hurried(animation: Animation): void {
  running.add(animation);
  animation.finished.then(
    () => running.delete(animation),
    () => running.delete(animation),
  );
}

const hurry = () => running.forEach((animation) => animation.finish());
window.addEventListener('pointerdown', hurry, true);
window.addEventListener('keydown', hurry, true);
