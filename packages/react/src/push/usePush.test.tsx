import { queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAppUpdate } from '../app/useAppUpdate.ts';
import { fakeApp } from '../testing/app-port.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { watchPush, readPushState } from './push-state.ts';
import type { PushPort } from './port.ts';
import { usePush } from './usePush.ts';

const subscription = JSON.stringify({
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/test',
  keys: { p256dh: 'key', auth: 'auth' },
});

/** Creates the push port of a capable browser. */
function portWith(portOverrides: Partial<PushPort> = {}): PushPort {
  return {
    isCapable: () => true,
    permission: () => 'default',
    current: async () => null,
    ask: vi.fn<PushPort['ask']>(async () => 'granted'),
    register: vi.fn<PushPort['register']>(async () => undefined),
    subscribe: vi.fn<PushPort['subscribe']>(async () => subscription),
    unsubscribe: async () => undefined,
    listen: () => () => undefined,
    ...portOverrides,
  };
}

/** Opens a member's page in a browser with the given push port. */
function page(portOverrides: Partial<PushPort> = {}) {
  const world = memberWorld();
  world.settings.push_pub = 'BPublicKeyOfTheSite';
  const push = portWith(portOverrides);
  const openedPage = openPage(world, null, { push });
  return { ...openedPage, world, push, hook: openedPage.use(usePush) };
}

const waitUntilKnown = ({ hook }: ReturnType<typeof page>) =>
  expect.poll(() => hook.current.isKnown).toBe(true);
/** Returns the ids of the members whose browsers are registered for push. */
const listRegistered = ({ world }: ReturnType<typeof page>) =>
  [...world.pushSubscriptions.values()].map((session) => world.sessions.get(session));

test(
  'offers push to a capable browser and asks only on request',
  { meta: { spec: ['push.not-subscribed-false', 'entity.push-state.fields'] } },
  async () => {
    const openedPage = page();
    await waitUntilKnown(openedPage);
    expect(openedPage.hook.current.push).toEqual({ isCapable: true, isSubscribed: false, lastMessage: null });
    expect(openedPage.push.ask).not.toHaveBeenCalled();
    const onDone = vi.fn<() => void>();
    act(() => openedPage.hook.current.onSubscribe?.(onDone));
    await expect.poll(() => onDone.mock.calls.length).toBe(1);
    expect(openedPage.push.subscribe).toHaveBeenCalledWith('BPublicKeyOfTheSite');
    expect(openedPage.hook.current.push.isSubscribed).toBe(subscription);
    expect(listRegistered(openedPage)).toEqual([viewerOf(openedPage.world).profile.id]);
    expect(openedPage.hook.current.onSubscribe).toBeNull();
  },
);

test('never offers push to a visitor', { meta: { spec: ['push.offer-needs-login'] } }, async () => {
  const openedPage = page();
  await waitUntilKnown(openedPage);
  expect(openedPage.hook.current.onSubscribe).not.toBeNull();
  const user = queryKeyOf(calls.getUser);
  act(() => void openedPage.queryClient.setQueryData(user, null));
  await expect.poll(() => openedPage.hook.current.onSubscribe).toBeNull();
  act(() => openedPage.hook.current.onSubscribe?.());
  expect(openedPage.push.ask).not.toHaveBeenCalled();
});

test('adds an existing subscription to an account', async () => {
  const openedPage = page({ permission: () => 'granted', current: async () => subscription });
  await waitUntilKnown(openedPage);
  expect(listRegistered(openedPage)).toEqual([]);
  act(() => openedPage.hook.current.onJoined());
  await expect.poll(() => listRegistered(openedPage)).toEqual([viewerOf(openedPage.world).profile.id]);
});

test(
  'registers nothing without a subscription',
  { meta: { spec: ['call.post-user-push.only-if-subscribed'] } },
  async () => {
    const openedPage = page();
    await waitUntilKnown(openedPage);
    act(() => openedPage.hook.current.onJoined());
    expect(openedPage.requestLines).toEqual([]);
  },
);

test(
  'marks push as denied after a refusal and sends nothing to the account',
  {
    meta: {
      spec: ['error.push-subscribe-denied', 'push.denied-value', 'entity.push-state.issubscribed-denied'],
    },
  },
  async () => {
    const openedPage = page({ permission: () => 'denied', ask: async () => 'denied' });
    await waitUntilKnown(openedPage);
    expect(openedPage.hook.current.onSubscribe).toBeNull();
    const promptPage = page({
      permission: vi.fn<PushPort['permission']>(() => 'denied').mockReturnValueOnce('default'),
      ask: async () => 'denied',
    });
    await waitUntilKnown(promptPage);
    act(() => promptPage.hook.current.onSubscribe?.());
    await expect.poll(() => promptPage.hook.current.push.isSubscribed).toBe('denied');
    expect([promptPage.hook.current.onSubscribe, promptPage.requestLines]).toEqual([null, []]);
  },
);

test(
  'sets a flag when the service worker fails to register and clears it on a later success',
  { meta: { spec: ['error.sw-registration-flag', 'push.error-null'] } },
  async () => {
    const register = vi
      .fn<PushPort['register']>(async () => undefined)
      .mockRejectedValueOnce(new Error('no worker'));
    const openedPage = page({ register });
    await waitUntilKnown(openedPage);
    expect(openedPage.hook.current.hasRegistrationFailed).toBe(false);
    act(() => openedPage.hook.current.onSubscribe?.());
    await expect.poll(() => openedPage.hook.current.hasRegistrationFailed).toBe(true);
    expect(openedPage.hook.current.push.isSubscribed).toBeNull();
    await expect.poll(() => openedPage.hook.current.onSubscribe).not.toBeNull();
    act(() => openedPage.hook.current.onSubscribe?.());
    await expect.poll(() => openedPage.hook.current.push.isSubscribed).toBe(subscription);
    expect(openedPage.hook.current.hasRegistrationFailed).toBe(false);
  },
);

test('does not check or offer push in an incapable browser', async () => {
  const current = vi.fn<PushPort['current']>();
  const openedPage = page({ isCapable: () => false, current });
  await waitUntilKnown(openedPage);
  expect([openedPage.hook.current.onSubscribe, current.mock.calls.length]).toEqual([null, 0]);
});

test('checks the browser also after its worker was registered', async () => {
  const fake = fakeApp();
  const openedPage = openPage(memberWorld(), null, { push: portWith() });
  openedPage.use(() => useAppUpdate(fake.app));
  act(() => fake.callbacks.worker?.({ type: 'registered' }));
  const hook = openedPage.use(usePush);
  await expect.poll(() => hook.current.push.isCapable && hook.current.isKnown).toBe(true);
});

test('reports push as null when reading the subscription fails', async () => {
  const openedPage = page({ current: () => Promise.reject(new Error('no storage')) });
  await waitUntilKnown(openedPage);
  expect(openedPage.hook.current.push.isSubscribed).toBeNull();
});

test('tracks the push state for polling and the last message', async () => {
  let say: (text: string) => void = () => undefined;
  const openedPage = page({
    current: async () => subscription,
    listen: (onMessage) => {
      say = onMessage;
      return () => undefined;
    },
  });
  const stop = watchPush(openedPage.store, openedPage.push);
  await expect.poll(() => readPushState(openedPage.store).isSubscribed).toBe(subscription);
  say('A new message');
  expect(readPushState(openedPage.store).lastMessage).toBe('A new message');
  stop();
});
