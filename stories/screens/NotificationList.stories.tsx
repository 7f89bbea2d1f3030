import { notify } from '@meetcute/mocks';
import { containing, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { withWorld, viewerOf, others, world } from '../world.ts';
import { partner } from '../conversations.ts';
import { addEveryKind, addLikes, notificationsOf } from '../notifications.ts';
import type { Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Notifications/List' } satisfies Meta;
export default meta;

const list = (options: ScreenOptions = {}): StoryObj =>
  screen('notifications', {
    world: withWorld(addEveryKind),
    ...options,
    globals: { viewer: 'paid', ...options.globals },
  });

const drawn = (canvas: Canvas) => canvas.findByRole('list', { name: t('notifications:title') });
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
      const { name } = partner(world(), true);
      const isNew = all.map((line) => within(line).queryByText(t('notifications:list.new')) !== null);
      await expect(isNew).toEqual([true, true, true, false, false, false]);
      await expect(within(all[0]!).getByText(t('notifications:entry.message', { name }))).toBeVisible();
      await expect(within(all[0]!).getByText(t('common:fictional.label'))).toBeVisible();
      await expect(canvas.getAllByText(t('common:fictional.label'))).toHaveLength(1);
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
      await expect(canvas.getAllByText(t('notifications:list.new'))).toHaveLength(3);
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
      await canvas.findByText(t('notifications:entry.like', { name: somebody!.name }));
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
      const more = canvas.getByRole('button', { name: containing(t('notifications:list.more')) });
      await userEvent.click(more);
      await canvas.findByText(t('error:code.server_error'));
      world().faults.clear();
      await userEvent.click(more);
      await waitFor(async () => expect(await lines(canvas)).toHaveLength(55));
      await expect(
        canvas.queryByRole('button', { name: containing(t('notifications:list.more')) }),
      ).toBeNull();
    },
  }),
};

export const Empty: StoryObj = {
  name: 'No notifications',
  ...list({
    world: {},
    play: async ({ canvas }) => {
      await canvas.findByText(t('notifications:list.empty'));
      await expect(canvas.getByRole('link', { name: t('notifications:list.emptyAction') })).toHaveAttribute(
        'href',
        '/members',
      );
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
      await expect(await canvas.findByText(t('notifications:list.failed'))).toBeVisible();
      await expect(canvas.queryByText(t('notifications:list.empty'))).toBeNull();
      await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
    },
  }),
};

export const Retried: StoryObj = {
  name: 'Shows the list after a retry',
  ...list({
    world: withWorld(addEveryKind, { faults: { getNotifications: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      const retry = await canvas.findByRole('button', { name: t('common:tryAgain') });
      world().faults.clear();
      await userEvent.click(retry);
      await expect(await lines(canvas)).toHaveLength(6);
    },
  }),
};
