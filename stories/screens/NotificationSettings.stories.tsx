import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { World } from '@meetcute/mocks';
import { containing, t, within } from '@meetcute/storybook';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { pushBrowser, subscription } from '../browser.ts';
import { withWorld, viewerOf, currentWorld } from '../world.ts';
import type { Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Notifications/Settings' } satisfies Meta;
export default meta;

const withKey = (world: World) => void (world.settings.push_pub = 'BPublicKeyOfTheSite');

const settings = (options: ScreenOptions = {}): StoryObj =>
  screen('notifications', {
    world: withWorld(withKey),
    ports: () => ({ push: pushBrowser() }),
    ...options,
  });

const way = async (canvas: Canvas, kind: string, name: string) =>
  within(await canvas.findByRole('group', { name: kind })).getByRole('switch', { name });

const readPreferences = () => currentWorld().notificationPreferences.get(viewerOf(currentWorld()).profile.id);

/** Switches each kind for list, push and mail, and saves immediately. */
export const Preferences: StoryObj = {
  name: 'Kinds and channels',
  ...settings({
    play: async ({ canvas }) => {
      const mail = await way(canvas, t('notifications:kinds.like'), t('notifications:channels.mail'));
      await expect(mail).toBeChecked();
      await userEvent.click(mail);
      await expect(mail).not.toBeChecked();
      await waitFor(() => expect(readPreferences()?.like).toEqual({ app: true, push: true, mail: false }));
      const list = await way(canvas, t('notifications:kinds.message'), t('notifications:channels.app'));
      list.focus();
      await userEvent.keyboard(' ');
      await waitFor(() => expect(readPreferences()?.message.app).toBe(false));
    },
  }),
};

/** Rolls a switch back and shows an error when saving fails. */
export const NotSaved: StoryObj = {
  name: 'Saving fails',
  tags: ['fault'],
  ...settings({
    world: withWorld(withKey, { faults: { saveNotifications: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      const push = await way(canvas, t('notifications:kinds.match'), t('notifications:channels.push'));
      await userEvent.click(push);
      await canvas.findByText(t('error:code.server_error'));
      await waitFor(() => expect(push).toBeChecked());
    },
  }),
};

/** Hides channels that the site has disabled. */
export const WithoutMailAndPush: StoryObj = {
  name: 'Without mail and push',
  ...settings({
    world: withWorld((world) => {
      withKey(world);
      world.settings.notifications = { push: false, mail: false };
    }),
    play: async ({ canvas }) => {
      await way(canvas, t('notifications:kinds.message'), t('notifications:channels.app'));
      await expect(canvas.getAllByRole('switch')).toHaveLength(3);
      await expect(canvas.queryByRole('heading', { name: t('notifications:push.title') })).toBeNull();
    },
  }),
};

/** Turns push on and off for this device. */
export const TurnOnAndOff: StoryObj = {
  name: 'Push on and off',
  ...settings({
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: t('notifications:push.turnOn') }));
      await canvas.findByText(t('notifications:push.on'));
      await waitFor(() => expect(currentWorld().pushSubscriptions.size).toBe(1));
      const turnOffButton = canvas.getByRole('button', { name: containing(t('notifications:push.turnOff')) });
      await waitFor(() => expect(turnOffButton).not.toHaveAttribute('data-pending'));
      await userEvent.click(turnOffButton);
      await canvas.findByText(t('notifications:push.off'));
      await waitFor(() => expect(currentWorld().pushSubscriptions.size).toBe(0));
    },
  }),
};

/** Says that push is on for this device. */
export const PushOn: StoryObj = {
  name: 'Push on',
  ...settings({
    ports: () => ({ push: pushBrowser({ current: subscription }) }),
    play: async ({ canvas }) => void (await canvas.findByText(t('notifications:push.on'))),
  }),
};

/** Explains how to allow push after a refusal, and does not ask again. */
export const Refused: StoryObj = {
  name: 'Push refused',
  ...settings({
    ports: () => ({ push: pushBrowser({ permission: 'denied' }) }),
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: t('notifications:push.turnOn') }));
      await canvas.findByText(t('notifications:push.denied', { siteName: currentWorld().settings.name }));
      await expect(canvas.queryByRole('button', { name: t('notifications:push.turnOn') })).toBeNull();
    },
  }),
};

/** Explains that the browser does not support push. */
export const Impossible: StoryObj = {
  name: 'Push not supported',
  ...settings({
    ports: () => ({ push: { ...pushBrowser(), isCapable: () => false } }),
    play: async ({ canvas }) => void (await canvas.findByText(t('notifications:push.impossible'))),
  }),
};

/** Offers a retry after a failure. */
export const Broken: StoryObj = {
  name: 'Push fails',
  tags: ['fault'],
  ...settings({
    ports: () => ({ push: pushBrowser({ isBroken: true }) }),
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: t('notifications:push.turnOn') }));
      await canvas.findByText(t('notifications:push.failed'));
      await expect(canvas.getByRole('button', { name: t('notifications:push.turnOn') })).toBeEnabled();
    },
  }),
};
