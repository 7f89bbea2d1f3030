import { setFault } from '@meetcute/mocks';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { memberWorld, openPage, viewerOf } from '../testing/openPage.tsx';
import { createPersistentStore, persistentKey, type PersistentStore } from '../provider/persistentStore.ts';
import type { PushPort } from './port.ts';
import { usePushSync } from './usePushSync.ts';

const known = '{"endpoint":"https://fcm.googleapis.com/old","keys":{"p256dh":"p","auth":"a"}}';
const renewed = '{"endpoint":"https://fcm.googleapis.com/new","keys":{"p256dh":"p","auth":"a"}}';

function open(
  portOverrides: Partial<PushPort> = {},
  push_pub: string | null = 'a-key',
  world = memberWorld(),
  localStore?: PersistentStore,
) {
  const push: PushPort = {
    isCapable: () => true,
    permission: () => 'granted',
    current: async () => known,
    ask: async () => 'granted',
    register: async () => undefined,
    subscribe: vi.fn<PushPort['subscribe']>(async () => renewed),
    unsubscribe: vi.fn<PushPort['unsubscribe']>(async () => undefined),
    listen: () => () => undefined,
    ...portOverrides,
  };
  world.settings = { ...world.settings, push_pub };
  const page = openPage(world, null, { push, ...(localStore ? { localStore } : {}) });
  page.use(() => usePushSync());
  return { page, push, world };
}

afterEach(cleanup);

test('at each start the subscription that is there goes to the account, as the browser has it with the site’s key', async () => {
  const { page, push } = open();
  await expect.poll(() => page.asked).toEqual(['POST /api/user.php']);
  expect(push.subscribe).toHaveBeenCalledWith('a-key');
  expect(await page.requests[0]?.json()).toEqual({ subscription: renewed });
  expect(page.queryClient.getQueryData(['push'])).toMatchObject({ push: { isSubscribed: renewed } });
});

test.each<[string, Partial<PushPort>, string | null]>([
  ['without a subscription', { current: async () => null }, 'a-key'],
  ['without permission, ever', { current: async () => null, permission: () => 'default' }, 'a-key'],
  ['where the browser has no push', { isCapable: () => false }, 'a-key'],
  ['where the site has none', {}, null],
])('nobody is asked and nothing is sent %s', async (_, portOverrides, key) => {
  const { page, push } = open(portOverrides, key);
  await new Promise((resolve) => setTimeout(resolve));
  expect(page.asked).toEqual([]);
  expect(push.subscribe).not.toHaveBeenCalled();
});

describe('where the permission was taken back', () => {
  const gone = { current: async () => null, permission: () => 'denied' as const };

  /** A browser whose subscription an earlier page has added to the account. */
  async function subscribed() {
    const kept = createPersistentStore({ storage: () => undefined });
    const { world } = open({}, 'a-key', memberWorld(), kept);
    await expect.poll(() => world.pushSubscriptions.size).toBe(1);
    return { kept, world };
  }

  test('the next start removes the subscription from the account, once, and asks nobody', async () => {
    const { kept, world } = await subscribed();
    const ask = vi.fn<PushPort['ask']>(async () => 'granted');
    const { page } = open({ ...gone, ask }, 'a-key', world, kept);
    await expect.poll(() => world.pushSubscriptions.size).toBe(0);
    expect(page.queryClient.getQueryData(['push'])).toMatchObject({ push: { isSubscribed: 'denied' } });
    expect(ask).not.toHaveBeenCalled();
    // Until the answer is here, the next start could not know of it.
    await expect.poll(() => kept.read(persistentKey(viewerOf(world).profile.id, 'push'))).toBeNull();
    const next = open(gone, 'a-key', world, kept);
    await new Promise((resolve) => setTimeout(resolve));
    expect(next.page.asked).toEqual([]);
  });

  test('a server that could not be told is told at the start after that', async () => {
    const { kept, world } = await subscribed();
    setFault(world, 'removePush', { kind: 'hang', times: 1 });
    const { page } = open(gone, 'a-key', world, kept);
    await expect.poll(() => page.asked).toEqual(['DELETE /api/user.php']);
    expect(world.pushSubscriptions.size).toBe(1);
    open(gone, 'a-key', world, kept);
    await expect.poll(() => world.pushSubscriptions.size).toBe(0);
  });

  test('a browser that has kept the subscription drops it too', async () => {
    const { push, page } = open({ permission: () => 'denied' });
    await expect.poll(() => page.asked).toEqual(['DELETE /api/user.php']);
    expect(await page.requests[0]?.json()).toEqual({ endpoint: 'https://fcm.googleapis.com/old' });
    expect(push.unsubscribe).toHaveBeenCalledOnce();
  });
});
