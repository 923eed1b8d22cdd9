// A game is open in one tab at a time: two would write over each other. Who opens it holds its lock
// until it is closed; another tab can ask for it, and the first one then lets go.
const PATIENCE = 400; // after a reload the lock may still be with the page before
const LAST_PATIENCE = 2500; // a tab that sleeps does not answer

export interface Held {
  letGo(): void;
}

const name = (id: string) => `pentarch.game.${id}`;

// Undefined where the lock is not to be had.
function acquire(id: string, how: LockOptions, lost: () => void): Promise<Held | undefined> {
  return new Promise((decided) => {
    const held = new Promise<void>((letGo) => {
      navigator.locks
        .request(name(id), how, () => {
          const calls = new BroadcastChannel(name(id));
          calls.onmessage = lost;
          decided({
            letGo() {
              calls.close();
              letGo();
            },
          });
          return held;
        })
        // Not had in time; or it was taken away.
        .catch(() => {
          decided(undefined);
          lost();
        });
    });
  });
}

// `lost` is called when another tab takes the game over; then it is time to let go. With `takeOver`
// it is this one that does.
export async function hold(id: string, takeOver: boolean, lost: () => void): Promise<Held | undefined> {
  if (navigator.locks === undefined) return {letGo() {}}; // a page that came over plain HTTP from another machine
  let mine = false;
  const lostIt = () => mine && lost();
  const waiting = acquire(id, {signal: AbortSignal.timeout(takeOver ? LAST_PATIENCE : PATIENCE)}, lostIt);
  if (takeOver) {
    const calls = new BroadcastChannel(name(id));
    calls.postMessage('over');
    calls.close();
  }
  const held = (await waiting) ?? (takeOver ? await acquire(id, {steal: true}, lostIt) : undefined);
  mine = held !== undefined;
  return held;
}
