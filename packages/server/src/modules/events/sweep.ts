import type { Services } from '../../services.ts';
import { removeOldEvents } from './events.repository.ts';

/** Old events are looked for so often, in milliseconds: once a day. */
const EVERY = 86_400_000;

/** Removes old events now and daily, also those of members who never open a stream; ends with the server. */
export function sweepEvents({ db, clock, wake, background, sites }: Services): void {
  const sweep = () =>
    background.run('Removing old events', async () => {
      const now = clock.now();
      for (const { id } of sites) await removeOldEvents(db, id, now);
    });
  sweep();
  const timer = setInterval(sweep, EVERY);
  timer.unref();
  wake.closed.addEventListener('abort', () => clearInterval(timer), { once: true });
}
