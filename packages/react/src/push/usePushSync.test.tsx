import { setFault } from '@meetcute/mocks';
import { describe, expect, test, vi } from 'vitest';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { createPersistentStore, persistentKey, type PersistentStore } from '../provider/persistent-store.ts';
import type { PushPort } from './port.ts';
import { dispatchPush, readPushState } from './push-state.ts';
import { usePushSync } from './usePushSync.ts';

const oldSubscription = '{"endpoint":"https://fcm.googleapis.com/old","keys":{"p256dh":"p","auth":"a"}}';
const newSubscription = '{"endpoint":"https://fcm.googleapis.com/new","keys":{"p256dh":"p","auth":"a"}}';

function open(
  portOverrides: Partial<PushPort> = {},
  push_pub: string | null = 'a-key',
  world = memberWorld(),
  localStore?: PersistentStore,
) {
  const push: PushPort = {
    isCapable: () => true,
    permission: () => 'granted',
    current: async () => oldSubscription,
    ask: async () => 'granted',
    register: async () => undefined,
    subscribe: vi.fn<PushPort['subscribe']>(async () => newSubscription),
    unsubscribe: vi.fn<PushPort['unsubscribe']>(async () => undefined),
    listen: () => () => undefined,
    ...portOverrides,
  };
  world.settings = { ...world.settings, push_pub };
  const page = openPage(world, null, { push, ...(localStore ? { localStore } : {}) });
  page.use(() => usePushSync());
  return { page, push, world };
}

test('renews the existing subscription with the site’s key and adds it to the account at each start', async () => {
  const { page, push } = open();
  await expect.poll(() => page.requestLines).toEqual(['POST /api/user.php']);
  expect(push.subscribe).toHaveBeenCalledWith('a-key');
  expect(await page.requests[0]?.json()).toEqual({ subscription: newSubscription });
  expect(readPushState(page.store).isSubscribed).toBe(newSubscription);
});

test.each<[string, Partial<PushPort>, string | null]>([
  ['without a subscription', { current: async () => null }, 'a-key'],
  ['without permission, ever', { current: async () => null, permission: () => 'default' }, 'a-key'],
  ['when the browser has no push', { isCapable: () => false }, 'a-key'],
  ['when the site has no push', {}, null],
])('asks and sends nothing %s', async (_, portOverrides, key) => {
  const { page, push } = open(portOverrides, key);
  await new Promise((resolve) => setTimeout(resolve));
  expect(page.requestLines).toEqual([]);
  expect(push.subscribe).not.toHaveBeenCalled();
});

test('keeps a subscription that the member creates while the browser’s state is being read', async () => {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const { page } = open({ current: () => promise });
  dispatchPush(page.store, { type: 'subscribed', subscription: newSubscription });
  await expect.poll(() => readPushState(page.store).isSubscribed).toBe(newSubscription);
  resolve(null);
  await new Promise((done) => setTimeout(done));
  expect(page.requestLines).toEqual([]);
  expect(readPushState(page.store).isSubscribed).toBe(newSubscription);
});

describe('after the permission is revoked', () => {
  const revokedPort = { current: async () => null, permission: () => 'denied' as const };

  /** Opens a browser whose subscription an earlier page has added to the account. */
  async function openSubscribed() {
    const localStore = createPersistentStore({ storage: () => undefined });
    const { world } = open({}, 'a-key', memberWorld(), localStore);
    await expect.poll(() => world.pushSubscriptions.size).toBe(1);
    return { kept: localStore, world };
  }

  test('removes the subscription from the account once, without asking', async () => {
    const { kept: localStore, world } = await openSubscribed();
    const ask = vi.fn<PushPort['ask']>(async () => 'granted');
    const { page } = open({ ...revokedPort, ask }, 'a-key', world, localStore);
    await expect.poll(() => world.pushSubscriptions.size).toBe(0);
    expect(readPushState(page.store).isSubscribed).toBe('denied');
    expect(ask).not.toHaveBeenCalled();
    // The next start knows of the removal only after its response.
    await expect.poll(() => localStore.read(persistentKey(viewerOf(world).profile.id, 'push'))).toBeNull();
    const next = open(revokedPort, 'a-key', world, localStore);
    await new Promise((resolve) => setTimeout(resolve));
    expect(next.page.requestLines).toEqual([]);
  });

  test('repeats a failed removal at the next start', async () => {
    const { kept: localStore, world } = await openSubscribed();
    setFault(world, 'removePush', { kind: 'hang', times: 1 });
    const { page } = open(revokedPort, 'a-key', world, localStore);
    await expect.poll(() => page.requestLines).toEqual(['DELETE /api/user.php']);
    expect(world.pushSubscriptions.size).toBe(1);
    open(revokedPort, 'a-key', world, localStore);
    await expect.poll(() => world.pushSubscriptions.size).toBe(0);
  });

  test('unsubscribes a browser that has kept the subscription', async () => {
    const { push, page } = open({ permission: () => 'denied' });
    await expect.poll(() => page.requestLines).toEqual(['DELETE /api/user.php']);
    expect(await page.requests[0]?.json()).toEqual({ endpoint: 'https://fcm.googleapis.com/old' });
    expect(push.unsubscribe).toHaveBeenCalledOnce();
  });
});
