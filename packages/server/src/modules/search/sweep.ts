import type { Services } from '../../services.ts';
import { takeInChanges } from './counts.repository.ts';
import { removeOldCursors } from './cursors.repository.ts';
import { SCROLL_LIFE } from './scroll.usecases.ts';

/** Changes of the counts are taken in so often, in milliseconds; until then each search adds them up. */
const COUNTS_EVERY = 10_000;
/** Cursors of old scrolls are looked for so often, in milliseconds. */
const CURSORS_EVERY = 600_000;

/** Takes changes into the counts and removes old cursors, now and regularly; ends with the server. */
export function sweepSearch({ db, clock, wake, background, sites }: Services): void {
  const takeIn = () => background.run('Taking in the counts of searches', () => takeInChanges(db));
  const removeOld = () =>
    background.run('Removing old cursors', async () => {
      const since = new Date(clock.now().getTime() - SCROLL_LIFE);
      for (const { id } of sites) await removeOldCursors(db, id, since);
    });
  for (const [work, every] of [
    [takeIn, COUNTS_EVERY],
    [removeOld, CURSORS_EVERY],
  ] as const) {
    work();
    const timer = setInterval(work, every);
    timer.unref();
    wake.closed.addEventListener('abort', () => clearInterval(timer), { once: true });
  }
}
