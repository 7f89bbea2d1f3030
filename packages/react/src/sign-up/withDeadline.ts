import { ApiError } from '@meetcute/client';

/** Milliseconds until a check of an address, and a sign-up, that get no answer are given up. */
export const CHECK_DEADLINE = 10_000;
export const SIGN_UP_DEADLINE = 30_000;

/** Gives up on a call that hangs, as if the server could not be reached: a form that waits forever helps nobody. */
export async function withDeadline<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<T> {
  const late = new AbortController();
  const reason = new ApiError({ status: 0, code: 'network', message: 'The server did not answer in time.' });
  const timer = setTimeout(() => late.abort(reason), milliseconds);
  try {
    return await ask(signal ? AbortSignal.any([signal, late.signal]) : late.signal);
  } finally {
    clearTimeout(timer);
  }
}
