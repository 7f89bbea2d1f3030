import { notify, type World } from '@meetcute/mocks';
import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { pushBrowser } from './browser.ts';
import { heading, press, readyButton, text, until, viewerOf, type FaultRow } from './row.ts';

const readViewerId = (world: World) => viewerOf(world).profile.id;

/** Adds a number of read login notifications. */
const notified =
  (count: number) =>
  (world: World): void => {
    for (let index = 0; index < count; index += 1)
      notify(world, readViewerId(world), { kind: 'account', account: 'new_session' });
    // They are read, so that opening the page saves nothing.
    world.notificationsReadUntil.set(
      readViewerId(world),
      world.notifications.get(readViewerId(world))?.at(-1)?.id ?? '0',
    );
  };

const lines = () => screen.queryByRole('list', { name: 'Notifications' })?.querySelectorAll('li').length;
const mail = () => screen.queryAllByRole<HTMLInputElement>('switch', { name: 'By email' })[0]?.checked;
const pressMail = () => screen.queryAllByRole('switch', { name: 'By email' })[0]?.click();
const page = { path: '/notifications', ready: () => heading('Notifications') };

/** Calls of the notifications page. */
export const notificationRows: readonly FaultRow[] = [
  {
    ...page,
    call: 'getNotifications',
    isRead: true,
    prepare: notified(1),
    expectError: async () => {
      await text('Your notifications couldn’t be loaded');
      expect(screen.queryByText('Nothing to tell you yet')).toBeNull();
    },
    retry: (on) => press(on, 'Try again'),
    expectSuccess: () => until(lines).toBe(1),
  },
  {
    ...page,
    call: 'getNotifications',
    where: 'for older notifications',
    prepare: notified(52),
    ready: () => until(lines).toBe(50),
    act: (on) => press(on, 'Show older ones'),
    expectError: async ({ words }) => {
      await text(words);
      await readyButton('Show older ones');
      expect(lines()).toBe(50);
    },
    retry: (on) => press(on, 'Show older ones'),
    expectSuccess: () => until(lines).toBe(52),
  },
  {
    ...page,
    call: 'saveNotifications',
    where: 'for a preference',
    ready: () => until(mail).toBe(true),
    act: async () => pressMail(),
    expectError: async ({ words, world }) => {
      await text(words);
      await until(mail).toBe(true);
      expect(world.notificationPreferences.size).toBe(0);
    },
    retry: async () => pressMail(),
    expectSuccess: async ({ world }) => {
      await until(() => world.notificationPreferences.get(readViewerId(world))?.message.mail).toBe(false);
      await until(mail).toBe(false);
    },
  },
  {
    ...page,
    call: 'removePush',
    where: 'from this browser',
    prepare: (world) => {
      world.settings.push_pub = 'BPublicKeyOfTheSite';
    },
    ports: () => ({ push: pushBrowser({ isSubscribed: true }) }),
    ready: () => readyButton('Turn off here'),
    act: (on) => press(on, 'Turn off here'),
    // Unsubscribing in the browser suffices; the push service then reports the subscription as expired.
    expectError: () => text('Notifications are off for this device.'),
    retry: (on) => press(on, 'Turn on'),
    expectSuccess: ({ world }) => until(() => world.pushSubscriptions.size).toBe(1),
  },
];
