import type { Method } from '@meetcute/contract';
import type { ApiError } from './api-error.ts';

/**
 * Retry policy: idempotent methods are never retried, others once, on these statuses only
 * (spec: call.client.retry-statuses). Retrying a POST is safe because both attempts carry the same
 * `Idempotency-Key`, which the server processes once.
 */
export const RETRY_POLICY = {
  retries: { GET: 0, PUT: 0, DELETE: 0, POST: 1 } satisfies Record<Method, number>,
  statuses: [408, 409, 425, 429, 500, 502, 503, 504] as readonly number[],
  /** Maximum `Retry-After` in seconds. A longer one is reported instead of awaited. */
  longestWait: 5,
} as const;

/** Returns the milliseconds to wait before a retry, or null if the error is final. */
export function retryDelay(method: Method, error: ApiError, tries: number): number | null {
  if (tries > RETRY_POLICY.retries[method]) return null;
  if (!RETRY_POLICY.statuses.includes(error.status)) return null;
  const seconds = error.retryAfter ?? 0;
  return seconds <= RETRY_POLICY.longestWait ? seconds * 1000 : null;
}

/** Resolves after `ms` milliseconds; rejects with the signal's reason if aborted first. */
export const wait = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', abort, { once: true });
  });
