import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { ScreenOptions } from '@meetcute/storybook/screen';
import { pushBrowser, subscription, type PushBrowserOptions } from '../browser.ts';
import { viewerOf, currentWorld } from '../world.ts';
import { heading, member, type Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Sign-up/Push' } satisfies Meta;
export default meta;

/** Returns a story of a member without a photo who resumes on a site with a push key. */
const createStory = ({ push, ...options }: ScreenOptions & { push?: PushBrowserOptions }): StoryObj =>
  member(2, {
    ...options,
    ports: () => ({ push: pushBrowser(push) }),
    change: ({ settings }) => void (settings.push_pub = 'BPublicKeyOfTheSite'),
  });

/** Returns the members with push subscriptions. */
const listSubscribers = () =>
  [...currentWorld().pushSubscriptions.values()].map((session) => currentWorld().sessions.get(session));
const allow = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: t('signUp:push.allow') }));

/** Step 1 asks for permission on press only, and saves it. */
export const Offered: StoryObj = {
  name: 'Allowed',
  ...createStory({
    spec: [
      'signup.step1.push-opt-in',
      'push.offer-when-all-conditions-hold',
      'signup.resume.logged-in-step-1',
      'push.subscribed-holds-serialized',
    ],
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:push.title'));
      await expect(listSubscribers()).toEqual([]);
      await allow(canvas);
      await heading(canvas, t('signUp:photo.title'));
      await waitFor(() => expect(listSubscribers()).toEqual([viewerOf(currentWorld()).profile.id]));
      const { endpoint } = JSON.parse(subscription) as { endpoint: string };
      await expect([...currentWorld().pushSubscriptions.keys()]).toEqual([endpoint]);
    },
  }),
};

/** Skips step 1. */
export const Skipped: StoryObj = {
  ...createStory({
    spec: ['signup.step1.skip-button'],
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:push.title'));
      await userEvent.click(await canvas.findByRole('button', { name: t('signUp:push.skip') }));
      await heading(canvas, t('signUp:photo.title'));
      await expect(listSubscribers()).toEqual([]);
    },
  }),
};

/** Explains a refusal in the browser and continues. */
export const Denied: StoryObj = {
  ...createStory({
    push: { permission: 'denied' },
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:push.title'));
      await allow(canvas);
      await expect(await canvas.findByText(t('signUp:push.denied'))).toBeVisible();
      await expect(canvas.queryByRole('button', { name: t('signUp:push.allow') })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: t('signUp:push.continue') }));
      await heading(canvas, t('signUp:photo.title'));
    },
  }),
};

/** Allows notifications, and waits for the error. */
async function failToAllow(canvas: Canvas): Promise<void> {
  await heading(canvas, t('signUp:push.title'));
  await allow(canvas);
  await expect(await canvas.findByText(t('signUp:push.failed'))).toBeVisible();
}

/** Step 1 offers a retry or skip when the browser fails. */
export const Broken: StoryObj = {
  name: 'Browser failed',
  tags: ['fault'],
  ...createStory({
    push: { isBroken: true },
    play: async ({ canvas }) => {
      await failToAllow(canvas);
      await expect(canvas.getByRole('button', { name: t('signUp:push.allow') })).toBeEnabled();
      await expect(canvas.getByRole('button', { name: t('signUp:push.skip') })).toBeEnabled();
    },
  }),
};

/** Skips step 1 after the browser failed. */
export const SkippedAfterAFailure: StoryObj = {
  name: 'Skipped after a failure',
  tags: ['fault'],
  ...createStory({
    push: { isBroken: true },
    play: async ({ canvas }) => {
      await failToAllow(canvas);
      await userEvent.click(canvas.getByRole('button', { name: t('signUp:push.skip') }));
      await heading(canvas, t('signUp:photo.title'));
    },
  }),
};

/** Step 1 offers a retry when the subscription is not saved. */
export const AccountFails: StoryObj = {
  name: 'Subscription not saved',
  tags: ['fault'],
  ...createStory({
    world: { faults: { registerPush: { kind: 'offline' } } },
    play: async ({ canvas }) => {
      await failToAllow(canvas);
      await expect(canvas.getByRole('button', { name: t('signUp:push.allow') })).toBeEnabled();
      await expect(listSubscribers()).toEqual([]);
    },
  }),
};

/** Saves the subscription again without a second prompt. */
export const SavedOnRetry: StoryObj = {
  name: 'Subscription saved on retry',
  tags: ['fault'],
  ...createStory({
    world: { faults: { registerPush: { kind: 'offline', times: 1 } } },
    play: async ({ canvas }) => {
      await failToAllow(canvas);
      await allow(canvas);
      await heading(canvas, t('signUp:photo.title'));
      await waitFor(() => expect(listSubscribers()).toHaveLength(1));
    },
  }),
};

/** Skips step 1 for a member with notifications. */
export const NotForSubscribed: StoryObj = {
  name: 'Already subscribed',
  ...createStory({
    push: { current: subscription },
    spec: ['push.offer-needs-not-subscribed'],
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:photo.title'));
      await waitFor(() => expect(canvas.queryByRole('heading', { name: t('signUp:push.title') })).toBeNull());
    },
  }),
};
