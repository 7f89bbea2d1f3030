import type { CallName } from '@meetcute/contract';
import { setFault, type World } from '@meetcute/mocks';
import { world } from './happening.ts';

const waiting = new WeakMap<World, () => void>();

/** Holds the answers of a call back until `releaseResponse`, so that a story can look at what is shown meanwhile. */
export function delayResponse(of: World, call: CallName): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.set(of, resolve);
  setFault(of, call, { kind: 'late', until: promise });
}

/** Lets the answers come that are held back in the world of this story. */
export const releaseResponse = (): void => waiting.get(world())?.();
