import { ServerError } from '../errors.ts';
import type { Limit } from './throttle.ts';

/** Number of subjects counted at a time; beyond it the oldest window is dropped. */
const SUBJECTS_MAX = 20_000;

/**
 * Creates a limit for frequent actions, where a count in the database would be too expensive. Counts are kept
 * in the memory of this process: a restart clears them and each server has its own. The returned function
 * counts an attempt and throws too_many_requests.
 */
export function createQuickThrottle({ name, max, window }: Limit): (subject: string, now: Date) => void {
  // Ordered by the start of their windows, so that expired ones come first.
  const counts = new Map<string, { start: number; count: number }>();

  const evictExpired = (time: number) => {
    for (const [subject, { start }] of counts) {
      if (time < start + window && counts.size < SUBJECTS_MAX) return;
      counts.delete(subject);
    }
  };

  return (subject, now) => {
    const time = now.getTime();
    let entry = counts.get(subject);
    if (!entry || time >= entry.start + window) {
      counts.delete(subject);
      evictExpired(time);
      entry = { start: time, count: 0 };
      counts.set(subject, entry);
    }
    entry.count += 1;
    if (entry.count <= max) return;
    throw new ServerError('too_many_requests', {
      retryAfter: Math.max(1, Math.ceil((entry.start + window - time) / 1000)),
      limit: name,
    });
  };
}
