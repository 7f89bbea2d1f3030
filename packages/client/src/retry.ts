import type { Method } from '@meetcute/contract';
import type { ApiError } from './api-error.ts';

/**
 * Idempotent methods are never retried, others once, on these statuses only (spec: call.client.retry-statuses).
 * A repeated POST is safe because both tries carry the same `Idempotency-Key`, which the server answers once.
 */
export const RETRY_POLICY = {
  retries: { GET: 0, PUT: 0, DELETE: 0, POST: 1 } satisfies Record<Method, number>,
  statuses: [408, 409, 425, 429, 500, 502, 503, 504] as readonly number[],
  /** Seconds; a longer `Retry-After` is shown instead of waited for. */
  longestWait: 5,
} as const;

/** Milliseconds to wait before trying again, or null when the error is final. */
export function retryDelay(method: Method, error: ApiError, tries: number): number | null {
  if (tries > RETRY_POLICY.retries[method]) return null;
  if (!RETRY_POLICY.statuses.includes(error.status)) return null;
  const seconds = error.retryAfter ?? 0;
  return seconds <= RETRY_POLICY.longestWait ? seconds * 1000 : null;
}

/** Resolves after `ms` milliseconds; rejects with the signal's reason when aborted first. */
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
