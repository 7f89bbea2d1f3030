import { isDiskFull } from '@meetcute/core';
import { describeError } from '../database/describe-error.ts';
import { isCancelled, isUnavailable } from '../database/unavailable.ts';
import { ServerError } from '../errors.ts';
import type { Log } from '../ports/ports.ts';

/** Seconds after which a request that found the disk full may be repeated. */
const FULL_RETRY_AFTER = 30;

/** Seconds after which a request whose statement took too long may be repeated: the database is busy. */
const CANCELLED_RETRY_AFTER = 10;

/** Returns the response to a request whose handling threw an error, which is logged unless it is a refusal. */
export function failureResponse({ log }: { log: Log }, error: unknown): Response {
  if (error instanceof ServerError) return error.toResponse();
  if (isDiskFull(error)) {
    log.error('A request failed, because the disk is full');
    return new ServerError('unavailable', { retryAfter: FULL_RETRY_AFTER }).toResponse();
  }
  if (isUnavailable(error)) return new ServerError('unavailable', { retryAfter: 2 }).toResponse();
  if (isCancelled(error)) {
    log.error('A statement took too long', { error: describeError(error) });
    return new ServerError('unavailable', { retryAfter: CANCELLED_RETRY_AFTER }).toResponse();
  }
  log.error('A request failed', {
    error: describeError(error),
  });
  return new ServerError('server_error').toResponse();
}
