import type { CallName, ErrorCode } from '@meetcute/contract';
import type { World } from './world.ts';

/**
 * What goes wrong with a call: an error answer, no answer at all, one that never ends, HTML where JSON
 * should be, or JSON of the wrong shape. `times` limits how often; forever when left out.
 */
export type Fault = { times?: number } & (
  | { kind: 'error'; code: ErrorCode; message?: string; fields?: Record<string, string>; retryAfter?: number }
  | { kind: 'offline' | 'hang' | 'html' | 'malformed' }
);

/** Sets a fault on a call of this world. */
export function setFault(world: World, call: CallName, fault: Fault): void {
  world.faults.set(call, [...(world.faults.get(call) ?? []), { ...fault }]);
}

/** The fault that the next answer of a call meets, used up by one; undefined when all is well. */
export function takeFault(world: World, call: CallName): Fault | undefined {
  const [fault, ...rest] = world.faults.get(call) ?? [];
  if (!fault) return undefined;
  const left = fault.times === undefined ? undefined : fault.times - 1;
  world.faults.set(
    call,
    left === 0 ? rest : [left === undefined ? fault : { ...fault, times: left }, ...rest],
  );
  return fault;
}
