import type { CallName } from '@meetcute/contract';
import { setFault, type World } from '@meetcute/mocks';
import { currentWorld } from './world.ts';

const waiting = new WeakMap<World, () => void>();

/** Delays the responses of a call until `releaseResponse`, so that a story can check the loading state. */
export function delayResponse(world: World, call: CallName): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.set(world, resolve);
  setFault(world, call, { kind: 'late', until: promise });
}

/** Releases the delayed responses of the story's world. */
export const releaseResponse = (): void => waiting.get(currentWorld())?.();
