import type { CallName, ErrorCode } from '@meetcute/contract';

/**
 * Fault of a call: an error response, no response, a response that never ends, HTML instead of JSON (of a
 * gateway if it has a status), or JSON that has the wrong shape or is cut off. It can also be a correct
 * response that waits for `until`.
 * `times` limits the number of responses with the fault. Default: unlimited. `after` is the number of correct
 * responses before it.
 */
export type Fault = { times?: number; after?: number } & (
  | { kind: 'error'; code: ErrorCode; message?: string; fields?: Record<string, string>; retryAfter?: number }
  | { kind: 'html'; status?: number }
  | { kind: 'offline' | 'hang' | 'malformed' | 'cut' }
  | { kind: 'late'; until: Promise<unknown> }
);

/** Pending faults by the name of the call. */
export type Faults = Map<CallName, Fault[]>;

/** All wire faults, for tests that apply each of them to a call. */
export const wireFaults = {
  'no network': { kind: 'offline' },
  'no response': { kind: 'hang' },
  '403': { kind: 'error', code: 'forbidden' },
  '409': { kind: 'error', code: 'conflict' },
  '429': { kind: 'error', code: 'too_many_requests' },
  '429 for a minute': { kind: 'error', code: 'too_many_requests', retryAfter: 60 },
  '500': { kind: 'error', code: 'server_error' },
  '502 of a gateway': { kind: 'html', status: 502 },
  '503': { kind: 'error', code: 'unavailable' },
  'JSON of another shape': { kind: 'malformed' },
  'JSON that breaks off': { kind: 'cut' },
  'HTML in place of JSON': { kind: 'html' },
} as const satisfies Record<string, Fault>;

/**
 * Wire faults by their representative: a page handles all faults of a class alike, apart from the error text.
 * Page tests use one fault per class, each in some rows; the full run (`npm run test:full`) uses every fault.
 */
export const wireFaultClasses = {
  'no network': ['no network', 'no response'],
  '403': ['403'],
  '429': ['429'],
  '429 for a minute': ['429 for a minute'],
  '500': ['409', '500', '502 of a gateway', '503'],
  'JSON of another shape': ['JSON of another shape', 'JSON that breaks off', 'HTML in place of JSON'],
} as const satisfies Partial<Record<keyof typeof wireFaults, readonly (keyof typeof wireFaults)[]>>;

/** Adds a fault to a call of this world. */
export function setFault({ faults }: { faults: Faults }, call: CallName, fault: Fault): void {
  faults.set(call, [...(faults.get(call) ?? []), { ...fault }]);
}

/** Returns the fault of the call's next response and counts it as used; undefined if there is none. */
export function takeFault({ faults }: { faults: Faults }, call: CallName): Fault | undefined {
  const [fault, ...rest] = faults.get(call) ?? [];
  if (!fault) return undefined;
  if (fault.after) {
    faults.set(call, [{ ...fault, after: fault.after - 1 }, ...rest]);
    return undefined;
  }
  const remainingTimes = fault.times === undefined ? undefined : fault.times - 1;
  faults.set(
    call,
    remainingTimes === 0
      ? rest
      : [remainingTimes === undefined ? fault : { ...fault, times: remainingTimes }, ...rest],
  );
  return fault;
}
