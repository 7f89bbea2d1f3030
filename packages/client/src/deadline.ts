import type { CallDefinition } from '@meetcute/contract';
import { ApiError } from './api-error.ts';

/**
 * Milliseconds without an answer after which a call is given up, because a form that waits for ever helps nobody: the
 * time a person waits, and not less than a server may take. Photos count from the last sign that they are moving.
 */
export const DEADLINES = {
  call: 30_000,
  photos: 60_000,
  /** Stands between a person and the button while they look at it. */
  checkEmail: 10_000,
  /** Everything that is a member's is collected for it. */
  exportUser: 300_000,
} as const;

/** The deadline of a call, in milliseconds. */
export function deadlineOf({ name, transport }: CallDefinition): number {
  if (name === 'checkEmail' || name === 'exportUser') return DEADLINES[name];
  return transport === 'form' ? DEADLINES.photos : DEADLINES.call;
}

/**
 * Runs what is given up when nothing was heard for so long, as if the server could not be reached; `alive` starts the
 * time anew. Throws the caller's reason where that aborts first.
 */
export async function withDeadline<T>(
  milliseconds: number,
  caller: AbortSignal | undefined,
  run: (signal: AbortSignal, alive: () => void) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  const giveUp = () =>
    late.abort(new ApiError({ status: 0, code: 'network', message: 'The server did not answer in time.' }));
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
