import { repeat, sweep } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { takeInChanges } from './counts.repository.ts';
import { removeOldCursors } from './cursors.repository.ts';
import { SCROLL_LIFE } from './scroll.usecases.ts';

/** Changes of the counts are taken in so often, in milliseconds; until then each search adds them up. */
const COUNTS_EVERY = 10_000;
/** Cursors of old scrolls are looked for so often, in milliseconds. */
const CURSORS_EVERY = 600_000;

/** Takes changes into the counts and removes old cursors, now and regularly; ends with the server. */
export function sweepSearch(services: Services): void {
  const { db } = services;
  repeat(services, 'Taking in the counts of searches', COUNTS_EVERY, () => takeInChanges(db));
  sweep(services, 'Removing old cursors', CURSORS_EVERY, (each, siteId, now) =>
    removeOldCursors(each, siteId, new Date(now.getTime() - SCROLL_LIFE)),
  );
}
