import { createPersistentStore, persistentKey } from '@meetcute/react';
import { t } from '@meetcute/storybook';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pushBrowser, type PushBrowserOptions } from '../browser.ts';
import { addConversation, CHAT } from '../conversations.ts';
import { currentWorld, viewerOf, withWorld } from '../world.ts';

const meta = { title: 'Screens/Chats/Push, asked again' } satisfies Meta;
export default meta;

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** Storage of a member who skipped push in the sign-up. */
const localStore = createPersistentStore({ storage: () => undefined });

/** Returns a story of a chat with a message of a member who skipped push. */
const offer = (push: PushBrowserOptions, play: NonNullable<ScreenOptions['play']>): StoryObj =>
  screen('chats-chatId', {
    viewer: 'member',
    params: { chatId: CHAT },
    ports: () => ({ push: pushBrowser(push), localStore }),
    world: withWorld((world) => {
      viewerOf(world).credits = 20;
      addConversation(world);
      world.settings.push_pub = 'BPublicKeyOfTheSite';
      localStore.write(persistentKey(viewerOf(world).profile.id, 'push-later'), 'true');
    }),
    play,
  });

const allow = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: t('app:pushLater.accept') }));
const expectNoOffer = async (canvas: Canvas) =>
  waitFor(() => expect(canvas.queryByRole('heading', { name: t('app:pushLater.title') })).toBeNull());

/** Offers notifications once more after a message, to a member who skipped them. */
export const Offered: StoryObj = {
  name: 'After a message',
  ...offer({}, async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('app:pushLater.decline') }));
    await expectNoOffer(canvas);
  }),
};

/** Ends the offer once notifications reach this device. */
export const Accepted: StoryObj = {
  ...offer({}, async ({ canvas }) => {
    await allow(canvas);
    await expectNoOffer(canvas);
    await expect(currentWorld().pushSubscriptions.size).toBe(1);
  }),
};

/** Explains a refusal of the browser. The button keeps the focus, for a member who changes the browser's settings. */
export const Denied: StoryObj = {
  ...offer({ permission: 'denied' }, async ({ canvas }) => {
    await allow(canvas);
    await expect(await canvas.findByText(t('app:pushLater.denied'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('app:pushLater.accept') })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: t('app:pushLater.decline') })).toBeVisible();
    await expect(currentWorld().pushSubscriptions.size).toBe(0);
  }),
};

/** Offers a retry when the browser fails. */
export const BrowserWithoutPush: StoryObj = {
  name: 'Browser failed',
  tags: ['fault'],
  ...offer({ isBroken: true }, async ({ canvas }) => {
    await allow(canvas);
    await expect(await canvas.findByText(t('app:pushLater.failed'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('app:pushLater.accept') })).toBeEnabled();
    await expect(currentWorld().pushSubscriptions.size).toBe(0);
  }),
};
