import type { CallName, ErrorCode } from '@meetcute/contract';

/**
 * What goes wrong with a call: an error answer, no answer at all, one that never ends, HTML where JSON should be (of a
 * gateway where a status is given), JSON of the wrong shape or that breaks off; or an answer that is well, and late: it
 * waits for `until`. `times` limits how often; forever when left out. `after` is how many answers go well before.
 */
export type Fault = { times?: number; after?: number } & (
  | { kind: 'error'; code: ErrorCode; message?: string; fields?: Record<string, string>; retryAfter?: number }
  | { kind: 'html'; status?: number }
  | { kind: 'offline' | 'hang' | 'malformed' | 'cut' }
  | { kind: 'late'; until: Promise<unknown> }
);

/** The faults that wait for a call, by its name. */
export type Faults = Map<CallName, Fault[]>;

/** Everything that can go wrong on the wire, for tests that hold each of them against a call. */
export const wireFaults = {
  'no network': { kind: 'offline' },
  'no answer': { kind: 'hang' },
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
 * Wire faults by the one that represents them: a page treats all faults of a class alike, apart from the words of the
 * error. Page tests use one fault of each class; the full run (`npm run test:full`) uses every fault.
 */
export const wireFaultClasses = {
  'no network': ['no network'],
  'no answer': ['no answer'],
  '403': ['403'],
  '500': ['409', '429', '429 for a minute', '500', '502 of a gateway', '503'],
  'JSON of another shape': ['JSON of another shape', 'JSON that breaks off', 'HTML in place of JSON'],
} as const satisfies Partial<Record<keyof typeof wireFaults, readonly (keyof typeof wireFaults)[]>>;

/** Sets a fault on a call of this world. */
export function setFault({ faults }: { faults: Faults }, call: CallName, fault: Fault): void {
  faults.set(call, [...(faults.get(call) ?? []), { ...fault }]);
}

/** The fault that the next answer of a call meets, used up by one; undefined when all is well. */
export function takeFault({ faults }: { faults: Faults }, call: CallName): Fault | undefined {
  const [fault, ...rest] = faults.get(call) ?? [];
  if (!fault) return undefined;
  if (fault.after) {
    faults.set(call, [{ ...fault, after: fault.after - 1 }, ...rest]);
    return undefined;
  }
  const left = fault.times === undefined ? undefined : fault.times - 1;
  faults.set(call, left === 0 ? rest : [left === undefined ? fault : { ...fault, times: left }, ...rest]);
  return fault;
}
