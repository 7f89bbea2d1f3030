import { notify } from '@meetcute/mocks';
import { containing, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { withWorld, viewerOf, others, currentWorld } from '../world.ts';
import { partner } from '../conversations.ts';
import { addEveryKind, addLikes, notificationsOf } from '../notifications.ts';
import type { Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Notifications/List' } satisfies Meta;
export default meta;

const list = (options: ScreenOptions = {}): StoryObj =>
  screen('notifications', { world: withWorld(addEveryKind), ...options });

const findList = (canvas: Canvas) => canvas.findByRole('list', { name: t('notifications:title') });
const lines = async (canvas: Canvas) => [...(await findList(canvas)).querySelectorAll('li')];

const links = async (canvas: Canvas) =>
  within(await findList(canvas))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

/** Lists newest first, and labels new ones and fictional profiles. */
export const Everything: StoryObj = {
  name: 'Every kind',
  ...list({
    play: async ({ canvas }) => {
      const all = await lines(canvas);
      const { name } = partner(currentWorld(), true);
      const isNew = all.map((line) => within(line).queryByText(t('notifications:list.new')) !== null);
      await expect(isNew).toEqual([true, true, true, false, false, false]);
      await expect(within(all[0]!).getByText(t('notifications:entry.message', { name }))).toBeVisible();
      await expect(within(all[0]!).getByText(t('common:fictional.label'))).toBeVisible();
      await expect(canvas.getAllByText(t('common:fictional.label'))).toHaveLength(1);
      const [message, like, match, earlier] = notificationsOf(currentWorld());
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

/** Marks visible notifications as read, and keeps the new label. */
export const Seen: StoryObj = {
  name: 'Read',
  ...list({
    play: async ({ canvas }) => {
      await lines(canvas);
      const { notificationsReadUntil: lastReadIds } = currentWorld();
      await waitFor(() =>
        expect(lastReadIds.get(viewerOf(currentWorld()).profile.id)).toBe(
          notificationsOf(currentWorld())[0]?.id,
        ),
      );
      await expect(canvas.getAllByText(t('notifications:list.new'))).toHaveLength(3);
    },
  }),
};

/** Adds a new like at the top while the list is open. */
export const Live: StoryObj = {
  name: 'New like while open',
  ...list({
    play: async ({ canvas }) => {
      await lines(canvas);
      const viewer = viewerOf(currentWorld());
      const [somebody] = others(currentWorld()).toReversed();
      notify(currentWorld(), viewer.profile.id, { kind: 'like', about: somebody!.id });
      await canvas.findByText(t('notifications:entry.like', { name: somebody!.name }));
      await expect(await lines(canvas)).toHaveLength(7);
    },
  }),
};

/** Loads older notifications on request, and retries after a failure. */
export const More: StoryObj = {
  name: 'Older notifications',
  tags: ['fault'],
  ...list({
    world: withWorld((world) => addLikes(world, 55, true)),
    play: async ({ canvas }) => {
      await expect(await lines(canvas)).toHaveLength(50);
      currentWorld().faults.set('getNotifications', [{ kind: 'error', code: 'server_error' }]);
      const more = canvas.getByRole('button', { name: containing(t('notifications:list.more')) });
      await userEvent.click(more);
      await canvas.findByText(t('error:code.server_error'));
      currentWorld().faults.clear();
      await userEvent.click(more);
      await waitFor(async () => expect(await lines(canvas)).toHaveLength(55));
      await expect(
        canvas.queryByRole('button', { name: containing(t('notifications:list.more')) }),
      ).toBeNull();
    },
  }),
};

/** Invites to the search where there are no notifications. */
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

/** Shows placeholders while the list loads. */
export const Loading: StoryObj = {
  name: 'Loading',
  tags: ['fault'],
  ...list({ world: { faults: { getNotifications: { kind: 'hang' } } } }),
};

/** Shows an error with a retry when loading fails. */
export const Failed: StoryObj = {
  name: 'List fails to load',
  tags: ['fault'],
  ...list({
    world: withWorld(addEveryKind, { faults: { getNotifications: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('notifications:list.failed'))).toBeVisible();
      await expect(canvas.queryByText(t('notifications:list.empty'))).toBeNull();
      await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
    },
  }),
};

/** Shows the list after a retry. */
export const Retried: StoryObj = {
  name: 'Retried',
  tags: ['fault'],
  ...list({
    world: withWorld(addEveryKind, { faults: { getNotifications: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      const retry = await canvas.findByRole('button', { name: t('common:tryAgain') });
      currentWorld().faults.clear();
      await userEvent.click(retry);
      await expect(await lines(canvas)).toHaveLength(6);
    },
  }),
};
