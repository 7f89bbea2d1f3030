import { ServerError } from '../errors.ts';
import type { Limit } from './throttle.ts';

/** So many subjects are counted at a time; beyond that the one that began first is forgotten. */
const SUBJECTS_MAX = 20_000;

/**
 * A limit for what is done so often that a count in the database would cost too much: `throttle` in the memory of this process,
 * which a restart forgets and each server has for itself. The answer counts an attempt, and throws too_many_requests.
 */
export function createQuickThrottle({ max, window }: Limit): (subject: string, now: Date) => void {
  // In the order in which their windows began, so that those that are over stand first.
  const counts = new Map<string, { start: number; count: number }>();

  const evictExpired = (time: number) => {
    for (const [subject, { start }] of counts) {
      if (time < start + window && counts.size < SUBJECTS_MAX) return;
      counts.delete(subject);
    }
  };

  return (subject, now) => {
    const time = now.getTime();
    let counted = counts.get(subject);
    if (!counted || time >= counted.start + window) {
      counts.delete(subject);
      evictExpired(time);
      counted = { start: time, count: 0 };
      counts.set(subject, counted);
    }
    counted.count += 1;
    if (counted.count <= max) return;
    throw new ServerError('too_many_requests', {
      retryAfter: Math.max(1, Math.ceil((counted.start + window - time) / 1000)),
    });
  };
}
