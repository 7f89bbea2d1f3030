import { readPushSubscription } from '@meetcute/core';
import { persistentKey, type PersistentStore } from '../provider/persistentStore.ts';

const nameOf = (member: string) => persistentKey(member, 'push');

/** Remembers in this browser which of its subscriptions the account of a member has; null that it has none. */
export function noteRegistered(kept: PersistentStore, member: string, subscription: string | null): void {
  const endpoint = subscription === null ? undefined : readPushSubscription(subscription)?.endpoint;
  kept.write(nameOf(member), endpoint === undefined ? null : JSON.stringify(endpoint));
}

/** The endpoint of this browser that the account of a member has; undefined for none that is known of. */
export function registeredEndpoint(kept: PersistentStore, member: string): string | undefined {
  const json = kept.read(nameOf(member));
  return json === null ? undefined : (JSON.parse(json) as string);
}
