import { calls } from '@meetcute/contract';
import { defaultPreferences, withPreference } from '@meetcute/core';
import { notify, setFault, type World } from '@meetcute/mocks';
import { act } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { PushPort } from '../push/port.ts';
import { draw } from '../testing/draw.tsx';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { PushOptInRoot } from './PushOptInRoot.tsx';
import { useNotifications, type NotificationListData } from './useNotifications.ts';
import { usePreferences } from './usePreferences.ts';
import { usePushSettings } from './usePushSettings.ts';

const readViewerId = (world: World) => viewerOf(world).profile.id;
const othersIn = (world: World) => [...world.members.keys()].filter((id) => id !== readViewerId(world));

/** Creates a world in which `count` members have liked the viewer. */
function likedWorld(count = 2): World {
  const world = memberWorld();
  for (const memberId of othersIn(world).slice(0, count))
    notify(world, readViewerId(world), { kind: 'like', about: memberId });
  return world;
}

const news = ({ entries }: NotificationListData) => entries.map(({ isNew }) => isNew);

describe('notification list', () => {
  test('marks notifications as read on screen and keeps new ones marked', async () => {
    const world = likedWorld();
    const list = openPage(world).use(useNotifications);
    expect(list.current).toMatchObject({ isPending: true, isEmpty: false, entries: [] });
    await expect.poll(() => world.notificationsReadUntil.size).toBe(1);
    const newest = world.notifications.get(readViewerId(world))?.at(-1)?.id;
    expect(world.notificationsReadUntil.get(readViewerId(world))).toBe(newest);
    await expect.poll(() => list.current.entries.every(({ notification }) => notification.read)).toBe(true);
    expect(news(list.current)).toEqual([true, true]);
  });

  test('marks nothing as read while the page is hidden', async () => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const world = likedWorld(1);
    const list = openPage(world).use(useNotifications);
    await expect.poll(() => news(list.current)).toEqual([true]);
    expect(world.notificationsReadUntil.size).toBe(0);
    state.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => world.notificationsReadUntil.size).toBe(1);
  });

  test('does not mark read notifications as new', async () => {
    const world = likedWorld(1);
    world.notificationsReadUntil.set(readViewerId(world), '9000000');
    const page = openPage(world);
    const list = page.use(useNotifications);
    await expect.poll(() => news(list.current)).toEqual([false]);
    expect(page.requestLines).not.toContain('PUT /api/notifications.php');
  });

  test('loads older notifications on request and again after a failure', async () => {
    const world = likedWorld(55);
    const list = openPage(world).use(useNotifications);
    await expect.poll(() => list.current.entries.length).toBe(50);
    setFault(world, 'getNotifications', { kind: 'error', code: 'server_error', times: 1 });
    act(() => list.current.onMore?.());
    await expect.poll(() => list.current.moreError).toBeDefined();
    expect(list.current.entries).toHaveLength(50);
    act(() => list.current.onMore?.());
    await expect.poll(() => list.current.entries.length).toBe(55);
    expect(list.current).toMatchObject({ onMore: null, moreError: undefined });
  });

  test('offers a retry instead of an empty state when loading fails', async () => {
    const world = likedWorld(0);
    setFault(world, 'getNotifications', { kind: 'error', code: 'server_error', times: 1 });
    const list = openPage(world).use(useNotifications);
    await expect.poll(() => list.current.retry).not.toBeNull();
    expect(list.current.isEmpty).toBe(false);
    act(() => list.current.retry?.());
    await expect.poll(() => list.current.isEmpty).toBe(true);
  });
});

describe('preferences', () => {
  const open = async () => {
    const world = likedWorld(0);
    const page = openPage(world);
    const hook = page.use(usePreferences);
    await expect.poll(() => hook.current.preferences).toEqual(defaultPreferences);
    return { ...page, world, hook, saved: () => world.notificationPreferences.get(readViewerId(world)) };
  };
  const noMail = withPreference(defaultPreferences, 'like', 'mail', false);
  const noMailNorApp = withPreference(noMail, 'match', 'app', false);

  test('shows and saves a change at once', async () => {
    const { hook, saved } = await open();
    act(() => hook.current.onChange('like', 'mail', false));
    await expect.poll(() => hook.current.preferences).toEqual(noMail);
    await expect.poll(saved).toEqual(noMail);
  });

  test('keeps a saved change when preferences loaded during the save are older', async () => {
    const { hook, world, saved, queryClient } = await open();
    const response = Promise.withResolvers<void>();
    setFault(world, 'saveNotifications', { kind: 'late', until: response.promise, times: 1 });
    act(() => hook.current.onChange('like', 'mail', false));
    await expect.poll(() => hook.current.preferences).toEqual(noMail);
    await act(() => queryClient.refetchQueries({ queryKey: ['getNotifications'] }));
    await expect.poll(() => hook.current.preferences).toEqual(defaultPreferences);
    response.resolve();
    await expect.poll(saved).toEqual(noMail);
    await expect.poll(() => hook.current.preferences).toEqual(noMail);
  });

  test('saves several changes in a row', async () => {
    const { hook, saved } = await open();
    act(() => {
      hook.current.onChange('like', 'mail', false);
      hook.current.onChange('match', 'app', false);
    });
    await expect.poll(saved).toEqual(noMailNorApp);
    expect(hook.current.preferences).toEqual(noMailNorApp);
  });

  test('reverts a change that fails to save and reports the error', async () => {
    const { hook, world, saved } = await open();
    act(() => hook.current.onChange('like', 'mail', false));
    await expect.poll(saved).toEqual(noMail);
    setFault(world, 'saveNotifications', { kind: 'error', code: 'server_error', times: 1 });
    act(() => hook.current.onChange('match', 'app', false));
    await expect.poll(() => hook.current.error).toBeDefined();
    expect(hook.current.preferences).toEqual(noMail);
  });

  test('saves a failed change with the next one', async () => {
    const { hook, world, saved } = await open();
    setFault(world, 'saveNotifications', { kind: 'error', code: 'server_error', times: 1 });
    act(() => {
      hook.current.onChange('like', 'mail', false);
      hook.current.onChange('match', 'app', false);
    });
    await expect.poll(saved).toEqual(noMailNorApp);
    expect(hook.current).toMatchObject({ preferences: noMailNorApp, error: undefined });
  });

  test('offers only the channels that the site has', async () => {
    const world = likedWorld(0);
    Object.assign(world.settings, { push_pub: 'BKey', notifications: { push: true, mail: false } });
    expect(openPage(world).use(usePreferences).current.channels).toEqual(['app', 'push']);
  });
});

describe('push in this browser', () => {
  const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/test';
  const subscription = JSON.stringify({ endpoint, keys: { p256dh: 'key', auth: 'auth' } });

  const open = (portOverrides: Partial<PushPort> = {}, key: string | null = 'BPublicKeyOfTheSite') => {
    const world = likedWorld(0);
    world.settings.push_pub = key;
    const push: PushPort = {
      isCapable: () => true,
      permission: () => 'default',
      current: async () => null,
      ask: async () => 'granted',
      register: async () => undefined,
      subscribe: async () => subscription,
      unsubscribe: vi.fn<PushPort['unsubscribe']>(async () => undefined),
      listen: () => () => undefined,
      ...portOverrides,
    };
    const page = openPage(world, null, { push });
    /** Status of each render, in order. */
    const statuses: string[] = [];
    const hook = page.use(() => {
      const settings = usePushSettings();
      statuses.push(settings.status);
      return settings;
    });
    return { ...page, world, push, statuses, hook };
  };
  const subscribedPort: Partial<PushPort> = {
    permission: () => 'granted',
    current: async () => subscription,
  };

  test.each<[status: string, portOverrides: Partial<PushPort>]>([
    ['off', {}],
    ['on', subscribedPort],
    ['denied', { permission: () => 'denied' }],
    ['impossible', { isCapable: () => false }],
  ])('reports the status %s', async (status, portOverrides) => {
    const { hook, statuses } = open(portOverrides);
    expect(statuses[0]).toBe('unknown');
    await expect.poll(() => hook.current.status).toBe(status);
    expect(hook.current.onTurnOn === null).toBe(status !== 'off');
    expect(hook.current.onTurnOff === null).toBe(status !== 'on');
  });

  test('turns on, and off again for this account only', async () => {
    const { hook, world, push } = open();
    world.sessions.set('another session', othersIn(world)[0]!);
    world.pushSubscriptions.set('https://fcm.googleapis.com/other', 'another session');
    await expect.poll(() => hook.current.onTurnOn).not.toBeNull();
    act(() => hook.current.onTurnOn?.());
    await expect.poll(() => hook.current.status).toBe('on');
    await expect.poll(() => world.pushSubscriptions.size).toBe(2);
    await expect.poll(() => hook.current.onTurnOff).not.toBeNull();
    act(() => hook.current.onTurnOff?.());
    await expect.poll(() => hook.current.status).toBe('off');
    expect(push.unsubscribe).toHaveBeenCalledOnce();
    await expect
      .poll(() => [...world.pushSubscriptions.keys()])
      .toEqual(['https://fcm.googleapis.com/other']);
  });

  test('stays on and reports the failure when turning off fails', async () => {
    const { hook, requestLines } = open({
      ...subscribedPort,
      unsubscribe: () => Promise.reject(new Error('no worker')),
    });
    await expect.poll(() => hook.current.onTurnOff).not.toBeNull();
    act(() => hook.current.onTurnOff?.());
    await expect.poll(() => hook.current.hasFailed).toBe(true);
    expect([hook.current.status, requestLines]).toEqual(['on', []]);
  });

  test('renders nothing when the site has no push', () => {
    const { hook } = open({}, null);
    expect(hook.current.status).toBe('none');
    expect(() => draw(<PushOptInRoot push={hook.current} />)).toThrow('drew no element');
  });
});

test('loads preferences and list with one request', async () => {
  const page = openPage(likedWorld(1));
  page.use(() => [useNotifications(), usePreferences()]);
  const gets = () => page.requestLines.filter((each) => each === `GET ${calls.getNotifications.path}`);
  await expect.poll(() => gets().length).toBe(1);
});
