import type { CallDefinition } from '@meetcute/contract';
import { ApiError } from './api-error.ts';

/**
 * Milliseconds without a response after which a call fails, so that no form waits forever. Long enough for
 * the server's own timeouts. For photos, the time restarts with each upload progress.
 */
export const DEADLINES = {
  call: 30_000,
  photos: 60_000,
  /** Shorter, because this check blocks the submit button of a form. */
  checkEmail: 10_000,
  /** Longer, because an export collects all data of a member. */
  exportUser: 300_000,
} as const;

/** Returns the deadline of a call in milliseconds. */
export function deadlineOf({ name, transport }: CallDefinition): number {
  if (name === 'checkEmail' || name === 'exportUser') return DEADLINES[name];
  return transport === 'form' ? DEADLINES.photos : DEADLINES.call;
}

/**
 * Runs a function with a deadline, after which it fails like an unreachable server. `alive` restarts the
 * time. Throws the caller's abort reason if that comes first.
 */
export async function withDeadline<T>(
  milliseconds: number,
  caller: AbortSignal | undefined,
  run: (signal: AbortSignal, alive: () => void) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  const giveUp = () =>
    late.abort(new ApiError({ status: 0, code: 'network', message: 'The server did not respond in time.' }));
  let timer = setTimeout(giveUp, milliseconds);
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, milliseconds);
  };
  try {
    return await run(caller ? AbortSignal.any([caller, late.signal]) : late.signal, alive);
  } finally {
    clearTimeout(timer);
  }
}
