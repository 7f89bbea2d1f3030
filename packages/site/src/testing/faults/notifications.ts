import { notify, type World } from '@meetcute/mocks';
import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import { pushBrowser } from './browser.ts';
import { heading, press, readyButton, text, pollValue, viewerOf, type FaultRow } from './row.ts';

const readViewerId = (world: World) => viewerOf(world).profile.id;

/** Adds a number of read login notifications. */
const addNotifications =
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
    prepare: addNotifications(1),
    expectError: async () => {
      await text('Your notifications couldn’t be loaded');
      expect(screen.queryByText('Nothing to tell you yet')).toBeNull();
    },
    retry: (faultyPage) => press(faultyPage, 'Try again'),
    expectSuccess: () => pollValue(lines).toBe(1),
  },
  {
    ...page,
    call: 'getNotifications',
    where: 'for older notifications',
    prepare: addNotifications(52),
    ready: () => pollValue(lines).toBe(50),
    act: (faultyPage) => press(faultyPage, 'Show older ones'),
    expectError: async ({ words }) => {
      await text(words);
      await readyButton('Show older ones');
      expect(lines()).toBe(50);
    },
    retry: (faultyPage) => press(faultyPage, 'Show older ones'),
    expectSuccess: () => pollValue(lines).toBe(52),
  },
  {
    ...page,
    call: 'saveNotifications',
    where: 'for a preference',
    ready: () => pollValue(mail).toBe(true),
    act: async () => pressMail(),
    expectError: async ({ words, world }) => {
      await text(words);
      await pollValue(mail).toBe(true);
      expect(world.notificationPreferences.size).toBe(0);
    },
    retry: async () => pressMail(),
    expectSuccess: async ({ world }) => {
      await pollValue(() => world.notificationPreferences.get(readViewerId(world))?.message.mail).toBe(false);
      await pollValue(mail).toBe(false);
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
    act: (faultyPage) => press(faultyPage, 'Turn off here'),
    // Unsubscribing in the browser suffices; the push service then reports the subscription as expired.
    expectError: () => text('Notifications are off for this device.'),
    retry: (faultyPage) => press(faultyPage, 'Turn on'),
    expectSuccess: ({ world }) => pollValue(() => world.pushSubscriptions.size).toBe(1),
  },
];
