import { readPushSubscription } from '@meetcute/core';
import { persistentKey, type PersistentStore } from '../provider/persistentStore.ts';

const nameOf = (member: string) => persistentKey(member, 'push');

/** Stores which push subscription of this browser a member's account has; null for none. */
export function noteRegistered(kept: PersistentStore, member: string, subscription: string | null): void {
  const endpoint = subscription === null ? undefined : readPushSubscription(subscription)?.endpoint;
  kept.write(nameOf(member), endpoint === undefined ? null : JSON.stringify(endpoint));
}

/** Returns the push endpoint of this browser that a member's account has; undefined when none is known. */
export function registeredEndpoint(kept: PersistentStore, member: string): string | undefined {
  const json = kept.read(nameOf(member));
  return json === null ? undefined : (JSON.parse(json) as string);
}
