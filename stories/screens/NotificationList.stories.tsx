import { notify } from '@meetcute/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { withWorld, viewerOf, others, world } from '../world.ts';
import { addEveryKind, addLikes, notificationsOf } from '../notifications.ts';
import type { Canvas } from '../sign-up.ts';

/** Error text for a server error. */
const broken = 'Something went wrong on our side. Please try again later.';

const meta = { title: 'Screens/Notifications/List' } satisfies Meta;
export default meta;

const list = (options: ScreenOptions = {}): StoryObj =>
  screen('notifications', {
    world: withWorld(addEveryKind),
    ...options,
    globals: { viewer: 'paid', ...options.globals },
  });

const drawn = (canvas: Canvas) => canvas.findByRole('list', { name: 'Notifications' });
const lines = async (canvas: Canvas) => [...(await drawn(canvas)).querySelectorAll('li')];

const links = async (canvas: Canvas) =>
  within(await drawn(canvas))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

export const Everything: StoryObj = {
  name: 'Lists newest first, and labels new ones and fictional profiles',
  ...list({
    play: async ({ canvas }) => {
      const all = await lines(canvas);
      const isNew = all.map((line) => within(line).queryByText('New') !== null);
      await expect(isNew).toEqual([true, true, true, false, false, false]);
      await expect(within(all[0]!).getByText(/wrote to you/)).toBeVisible();
      await expect(within(all[0]!).getByText('Fictional profile')).toBeVisible();
      await expect(canvas.getAllByText('Fictional profile')).toHaveLength(1);
      const [message, like, match, earlier] = notificationsOf(world());
      await expect(await links(canvas)).toEqual([
        `/chats/${message?.conversation}`,
        `/members/${like?.profile?.id}`,
        `/members/${match?.profile?.id}`,
        `/members/${earlier?.profile?.id}`,
        '/account',
        '/account',
      ]);
    },
  }),
};

export const Seen: StoryObj = {
  name: 'Marks visible notifications as read, and keeps the new label',
  ...list({
    play: async ({ canvas }) => {
      await lines(canvas);
      const { notificationsReadUntil: until } = world();
      await waitFor(() =>
        expect(until.get(viewerOf(world()).profile.id)).toBe(notificationsOf(world())[0]?.id),
      );
      await expect(canvas.getAllByText('New')).toHaveLength(3);
    },
  }),
};

export const Live: StoryObj = {
  name: 'Adds a new like at the top while the list is open',
  ...list({
    play: async ({ canvas }) => {
      await lines(canvas);
      const own = viewerOf(world());
      const [somebody] = others(world()).toReversed();
      notify(world(), own.profile.id, { kind: 'like', about: somebody!.id });
      await canvas.findByText(`${somebody!.name} likes you`);
      await expect(await lines(canvas)).toHaveLength(7);
    },
  }),
};

export const Dark: StoryObj = { name: 'Notification list, dark', ...list({ globals: { scheme: 'dark' } }) };
export const OnAPhone: StoryObj = {
  name: 'Notification list in German, on a phone',
  ...list({ globals: { language: 'de' }, viewport: 'phone' }),
};
export const Nocturne: StoryObj = {
  name: 'Notification list in nocturne and Polish',
  ...list({ globals: { template: 'nocturne', language: 'pl' } }),
};
export const NocturnePhone: StoryObj = {
  name: 'Notification list in nocturne, on a phone',
  ...list({ globals: { template: 'nocturne' }, viewport: 'phone' }),
};

export const More: StoryObj = {
  name: 'Loads older notifications on request, and retries after a failure',
  ...list({
    world: withWorld((of) => addLikes(of, 55, true)),
    play: async ({ canvas }) => {
      await expect(await lines(canvas)).toHaveLength(50);
      world().faults.set('getNotifications', [{ kind: 'error', code: 'server_error' }]);
      const more = canvas.getByRole('button', { name: /Show older ones/ });
      await userEvent.click(more);
      await canvas.findByText(broken);
      world().faults.clear();
      await userEvent.click(more);
      await waitFor(async () => expect(await lines(canvas)).toHaveLength(55));
      await expect(canvas.queryByRole('button', { name: /Show older ones/ })).toBeNull();
    },
  }),
};

export const Empty: StoryObj = {
  name: 'No notifications',
  ...list({
    world: {},
    play: async ({ canvas }) => {
      await canvas.findByText('Nothing to tell you yet');
      await expect(canvas.getByRole('link', { name: 'See the members' })).toHaveAttribute('href', '/members');
    },
  }),
};

export const EmptyNocturne: StoryObj = {
  name: 'No notifications, in nocturne',
  ...list({ world: {}, globals: { template: 'nocturne' } }),
};

export const Loading: StoryObj = {
  name: 'While the list loads',
  ...list({ world: { faults: { getNotifications: { kind: 'hang' } } } }),
};

export const Failed: StoryObj = {
  name: 'Shows an error with a retry when loading fails',
  ...list({
    world: withWorld(addEveryKind, { faults: { getNotifications: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Your notifications couldn’t be loaded')).toBeVisible();
      await expect(canvas.queryByText('Nothing to tell you yet')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    },
  }),
};

export const Retried: StoryObj = {
  name: 'Shows the list after a retry',
  ...list({
    world: withWorld(addEveryKind, { faults: { getNotifications: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      const retry = await canvas.findByRole('button', { name: 'Try again' });
      world().faults.clear();
      await userEvent.click(retry);
      await expect(await lines(canvas)).toHaveLength(6);
    },
  }),
};
