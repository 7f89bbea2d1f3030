import { mutationFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { hasPush, isPushSubscribed, readPushSubscription } from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useClient, useClientStore, usePorts, useSettings } from '../provider/context.ts';
import { useClientState } from '../provider/useClientState.ts';
import { useViewer } from '../session/useViewer.ts';
import { dispatchPush, readPushState } from './push-state.ts';
import { persistentKey, type PersistentStore } from '../provider/persistent-store.ts';

const nameOf = (member: string) => persistentKey(member, 'push');

/** Stores which push subscription of this browser a member's account has; null for none. */
function noteRegistered(localStore: PersistentStore, member: string, subscription: string | null): void {
  const endpoint = subscription === null ? undefined : readPushSubscription(subscription)?.endpoint;
  localStore.write(nameOf(member), endpoint === undefined ? null : JSON.stringify(endpoint));
}

/** Returns the push endpoint of this browser that a member's account has; undefined when none is known. */
function registeredEndpoint(localStore: PersistentStore, member: string): string | undefined {
  const json = localStore.read(nameOf(member));
  return json === null ? undefined : (JSON.parse(json) as string);
}

/**
 * Synchronizes the account with this browser's push subscription at each start and login. Adds an existing
 * subscription, renewed if the site's key has changed. Removes one whose permission was revoked, so that mails are
 * sent again. Never asks for permission. Returns a function that synchronizes again.
 */
export function usePushSync(): () => void {
  const store = useClientStore();
  const { localStore, push: port } = usePorts();
  const settings = useSettings();
  const key = hasPush(settings) ? settings.push_pub : null;
  const member = useViewer()?.profile.id;
  const client = useClient();
  const { mutate: register } = useMutation({ ...mutationFor(client, calls.registerPush), retry: 3 });
  const { mutate: remove } = useMutation({ ...mutationFor(client, calls.removePush), retry: 3 });
  const push = useClientState((state) => state.push);
  const currentSubscription = isPushSubscribed(push) ? String(push.isSubscribed) : null;
  useEffect(() => {
    if (member && currentSubscription !== null) noteRegistered(localStore, member, currentSubscription);
  }, [localStore, member, currentSubscription]);
  const sync = useCallback(async () => {
    if (!member || !key || !port.isCapable()) return;
    const earlierSubscription = readPushState(store).isSubscribed;
    const current = await port.current();
    // A subscription that the member has created in the meantime is not one that was lost.
    const now = readPushState(store);
    if (current === null && now.isSubscribed !== earlierSubscription && isPushSubscribed(now)) return;
    if (port.permission() === 'granted' && current !== null) {
      const subscription = await port.subscribe(key);
      dispatchPush(store, { type: 'subscribed', subscription });
      return register({ payload: { subscription } });
    }
    // Most browsers drop the subscription with the permission; some keep it.
    const endpoint = readPushSubscription(current ?? '')?.endpoint ?? registeredEndpoint(localStore, member);
    if (endpoint === undefined) return;
    if (current !== null) await port.unsubscribe();
    const permission = port.permission();
    dispatchPush(store, { type: 'found', isCapable: true, permission, subscription: null });
    remove({ payload: { endpoint } }, { onSuccess: () => noteRegistered(localStore, member, null) });
  }, [member, key, localStore, port, store, register, remove]);
  const again = useCallback(() => {
    // Fire and forget; the next start tries again.
    sync().catch(() => dispatchPush(store, { type: 'failed', permission: port.permission() }));
  }, [sync, store, port]);
  useEffect(again, [again]);
  return again;
}
