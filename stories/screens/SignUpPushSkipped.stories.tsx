import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pushBrowser, subscription, type PushBrowserOptions } from '../browser.ts';
import { fillIn, heading, member, submitOf, visitor, type Canvas } from '../sign-up.ts';
import { viewerOf, withWorld, currentWorld } from '../world.ts';

/** Browsers in which the wizard passes over the push step, after the account is created and on a return. */
const meta = { title: 'Screens/Sign-up/Push, skipped' } satisfies Meta;
export default meta;

interface Browser {
  spec: string[];
  push?: PushBrowserOptions;
  key?: string | null;
}

/** Expects the photo step, also after the state of push is known, and never the push step. */
async function expectNoQuestion(canvas: Canvas): Promise<void> {
  await heading(canvas, t('signUp:photo.title'));
  await waitFor(() => expect(canvas.getByRole('progressbar')).toBeVisible());
  await expect(canvas.queryByRole('heading', { name: t('signUp:push.title') })).toBeNull();
  await expect(canvas.queryByRole('button', { name: t('signUp:push.allow') })).toBeNull();
}

/** Returns a story that creates an account in a browser, on a site with a push key. */
const joins = (
  { spec, push, key = 'BPublicKeyOfTheSite' }: Browser,
  play: (canvas: Canvas) => Promise<void>,
): StoryObj =>
  visitor({
    spec,
    ports: () => ({ push: pushBrowser(push) }),
    world: withWorld(({ settings }) => void (settings.push_pub = key)),
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin@post.example');
      await waitFor(() => expect(submitOf(canvas)).toBeEnabled());
      await userEvent.click(submitOf(canvas));
      await play(canvas);
    },
  });

/** Returns a story of a member without a photo who returns to the wizard in a browser, on a site with a push key. */
const returns = ({ spec, push, key = 'BPublicKeyOfTheSite' }: Browser): StoryObj =>
  member(2, {
    spec,
    ports: () => ({ push: pushBrowser(push) }),
    change: ({ settings }) => void (settings.push_pub = key),
    play: async ({ canvas }) => expectNoQuestion(canvas),
  });

/** Asks in the step after the account where push is possible. */
export const AskedAfterJoining: StoryObj = {
  name: 'Asked after joining',
  ...joins({ spec: ['signup.after-create.otherwise-next-step'] }, async (canvas) => {
    await heading(canvas, t('signUp:push.title'));
    await expect(await canvas.findByRole('button', { name: t('signUp:push.allow') })).toBeEnabled();
  }),
};

/** Goes from the account to the photo where push was refused before. */
export const DeniedBefore: StoryObj = {
  name: 'Denied before',
  ...joins(
    {
      spec: ['signup.after-create.denied-skips-two', 'signup.step1.skipped-when-push-denied'],
      push: { earlier: 'denied' },
    },
    expectNoQuestion,
  ),
};

/** Goes from the account to the photo in a browser without push. */
export const Unsupported: StoryObj = {
  name: 'Browser without push',
  ...joins(
    {
      spec: [
        'signup.after-create.unsupported-skips-two',
        'signup.step1.skipped-when-push-unsupported',
        'push.offer-needs-capable',
      ],
      push: { isCapable: false },
    },
    expectNoQuestion,
  ),
};

/** Goes from the account to the photo and adds a subscription. */
export const Subscribed: StoryObj = {
  name: 'Already subscribed',
  ...joins(
    {
      spec: [
        'signup.after-create.subscription-skips-two',
        'signup.after-create.subscription-added-to-account',
        'signup.step1.skipped-when-already-subscribed',
      ],
      push: { current: subscription },
    },
    async (canvas) => {
      await expectNoQuestion(canvas);
      const { pushSubscriptions, sessions } = currentWorld();
      const owners = () => [...pushSubscriptions.values()].map((session) => sessions.get(session));
      await waitFor(() => expect(owners()).toEqual([viewerOf(currentWorld()).profile.id]));
    },
  ),
};

/** Goes from the account to the photo on a site without a push key. */
export const WithoutKey: StoryObj = {
  name: 'Site without a push key',
  ...joins({ spec: ['push.offer-needs-push-key'], key: null }, expectNoQuestion),
};

/** Returns to the photo where push was refused before. */
export const ReturnsDenied: StoryObj = {
  name: 'Returns, denied before',
  ...returns({
    spec: ['signup.resume.step-2-when-push-not-offered', 'signup.step1.skipped-when-push-denied'],
    push: { earlier: 'denied' },
  }),
};

/** Returns to the photo in a browser without push. */
export const ReturnsUnsupported: StoryObj = {
  name: 'Returns, browser without push',
  ...returns({
    spec: ['signup.resume.step-2-when-push-not-offered', 'signup.step1.skipped-when-push-unsupported'],
    push: { isCapable: false },
  }),
};
