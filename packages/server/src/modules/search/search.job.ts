import { repeat, sweep } from '../../repeat.ts';
import type { Services } from '../../services.ts';
import { takeInChanges } from './counts.repository.ts';
import { removeOldCursors } from './cursors.repository.ts';
import { SCROLL_LIFE } from './scroll.usecases.ts';

/** Interval between merges of count changes, in milliseconds. Until then each search adds them up. */
const COUNTS_EVERY = 10_000;
/** Interval between removals of old cursors, in milliseconds. */
const CURSORS_EVERY = 600_000;

/** Merges count changes and removes old cursors, now and regularly, until the server stops. */
export function sweepSearch(services: Services): void {
  const { db } = services;
  repeat(services, 'Updating search counts', COUNTS_EVERY, () => takeInChanges(db));
  sweep(services, 'Removing old search cursors', CURSORS_EVERY, (each, siteId, now) =>
    removeOldCursors(each, siteId, new Date(now.getTime() - SCROLL_LIFE)),
  );
}
