import { ACTIVATION } from '@meetcute/core';
import { append, userOf, type World } from '@meetcute/mocks';
import { collapse, containing, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { viewerOf, currentWorld } from '../world.ts';
import { delayResponse, releaseResponse } from '../delayed-response.ts';
import { heading, member, type Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Sign-up/Confirmation mail' } satisfies Meta;
export default meta;

const unconfirmEmail = (world: World) => void (viewerOf(world).emailConfirmed = false);

const finish = async (canvas: Canvas) => {
  await heading(canvas, t('signUp:members.title'));
  await userEvent.click(canvas.getByRole('button', { name: t('signUp:members.continue') }));
  await heading(canvas, t('signUp:done.title'));
};

/** Shows the mail as sent, then as delivered. */
export const Delivered: StoryObj = {
  ...member(6, {
    change: (world) => {
      unconfirmEmail(world);
      delayResponse(world, 'getActivation');
    },
    spec: ['activate.completes-when-delivered'],
    play: async ({ canvas }) => {
      await finish(canvas);
      await expect(canvas.getByText(t('signUp:mail.sending'))).toBeVisible();
      releaseResponse();
      await expect(await canvas.findByText(t('signUp:mail.delivered'))).toBeVisible();
      await expect(canvas.getByRole('button', { name: t('signUp:mail.resend') })).toBeVisible();
    },
  }),
};

/** Keeps the link to the members in place when the mail arrives. */
export const KeepsPlace: StoryObj = {
  name: 'Link in place on a phone',
  ...member(6, {
    fixed: 'Texts are tallest on a phone. Open Delivered to see other widths.',
    viewport: 'phone',
    change: (world) => {
      unconfirmEmail(world);
      delayResponse(world, 'getActivation');
    },
    play: async ({ canvas }) => {
      await finish(canvas);
      const link = canvas.getByRole('link', { name: containing(t('signUp:done.members')) });
      const top = () => link.getBoundingClientRect().top + globalThis.scrollY;
      const topBefore = top();
      releaseResponse();
      await canvas.findByRole('button', { name: t('signUp:mail.resend') });
      await expect(top()).toBe(topBefore);
    },
  }),
};

const notDelivered = (world: World) => {
  unconfirmEmail(world);
  world.areMailsDown = true;
};

/** Says that the mail is on its way. */
export const OnItsWay: StoryObj = {
  name: 'On its way',
  ...member(6, {
    change: notDelivered,
    play: async ({ canvas }) => {
      await finish(canvas);
      await expect(await canvas.findByText(t('signUp:mail.onItsWay'))).toBeVisible();
    },
  }),
};

/** Shortens the polling interval to 50 ms, so that 18 seconds of polling pass quickly. */
function hurry() {
  const every = globalThis.setInterval;
  return spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, milliseconds?: number) =>
    every(run, milliseconds === ACTIVATION.pollInterval ? 50 : milliseconds)) as typeof setInterval);
}

const missing = () => t('signUp:mail.missing');

/** Records the texts of the progress, in order, from the first one on. */
function recordTexts(root: HTMLElement) {
  const texts = new Set<string>();
  const record = () => {
    const text = root.querySelector('[data-part="news"]')?.textContent;
    if (text) texts.add(collapse(text));
  };
  new MutationObserver(record).observe(root, { childList: true, characterData: true, subtree: true });
  return texts;
}

/** Goes through four texts while the mail is on its way. */
export const FourTexts: StoryObj = {
  name: 'Four texts',
  ...member(6, {
    change: notDelivered,
    spec: ['activate.progress-four-text-stages'],
    play: async ({ canvas, canvasElement }) => {
      hurry();
      const texts = recordTexts(canvasElement);
      await finish(canvas);
      await canvas.findByText(missing());
      await expect([...texts].slice(0, -1)).toEqual([
        t('signUp:mail.sending'),
        t('signUp:mail.onItsWay'),
        t('signUp:mail.atProvider'),
        t('signUp:mail.slow'),
      ]);
    },
  }),
};

/** Offers to correct the address and resend the mail when delivery fails. */
export const NotDelivered: StoryObj = {
  name: 'Not delivered',
  tags: ['fault'],
  ...member(6, {
    change: notDelivered,
    play: async ({ canvas }) => {
      hurry();
      await finish(canvas);
      await expect(await canvas.findByText(missing())).toBeVisible();
      await expect(canvas.queryByText(t('signUp:mail.slow'))).toBeNull();
      await expect(
        canvas.getByRole('link', { name: containing(t('signUp:done.changeEmail')) }),
      ).toBeVisible();
      await expect(canvas.getByRole('button', { name: t('signUp:mail.resend') })).toBeEnabled();
    },
  }),
};

/** Tracks a resent mail until it is delivered. */
export const SentAgain: StoryObj = {
  name: 'Sent again',
  ...member(6, {
    change: notDelivered,
    play: async ({ canvas }) => {
      const hurryMock = hurry();
      await finish(canvas);
      await canvas.findByText(missing());
      hurryMock.mockRestore();
      currentWorld().areMailsDown = false;
      await userEvent.click(canvas.getByRole('button', { name: t('signUp:mail.resend') }));
      await expect(await canvas.findByText(t('signUp:mail.delivered'))).toBeVisible();
      await expect(canvas.queryByText(missing())).toBeNull();
    },
  }),
};

/** Links to the mail in an Outlook mailbox. */
export const Outlook: StoryObj = {
  name: 'Outlook mailbox',
  ...member(6, {
    change: (world) => {
      unconfirmEmail(world);
      viewerOf(world).email = 'robin@outlook.com';
    },
    spec: ['activate.mail-provider-link-opens-mail-search', 'activate.mail-provider-link-only-code-2'],
    play: async ({ canvas }) => {
      await finish(canvas);
      const link = canvas.getByRole('link', { name: t('signUp:mail.open') });
      await expect(link.getAttribute('href')).toMatch(
        /^https:\/\/outlook\.live\.com\/mail\/0\/search\?q=from/,
      );
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    },
  }),
};

/** Shows no mailbox link for other providers. */
export const OtherProvider: StoryObj = {
  name: 'Other provider',
  ...member(6, {
    change: (world) => {
      unconfirmEmail(world);
      viewerOf(world).email = 'robin@gmail.com';
    },
    spec: ['activate.mail-provider-link-only-code-2'],
    play: async ({ canvas }) => {
      await finish(canvas);
      await expect(canvas.queryByRole('link', { name: t('signUp:mail.open') })).toBeNull();
    },
  }),
};

/** Confirms the viewer's address in another browser. */
function confirmElsewhere() {
  const world = currentWorld();
  const viewer = viewerOf(world);
  viewer.emailConfirmed = true;
  append(world, viewer.profile.id, 'user', userOf(world, viewer));
}

/** Says what a confirmed address is good for, in place of the advice about the mail, as soon as the link was opened. */
export const ConfirmedElsewhere: StoryObj = {
  name: 'Confirmed meanwhile',
  ...member(6, {
    play: async ({ canvas }) => {
      await finish(canvas);
      const link = canvas.getByRole('link', { name: t('signUp:done.members') });
      await canvas.findByText(t('signUp:mail.delivered'));
      const top = () => link.getBoundingClientRect().top + globalThis.scrollY;
      const topBefore = top();
      confirmElsewhere();
      await expect(await heading(canvas, t('signUp:done.confirmed'))).toBeVisible();
      await expect(canvas.getByText(t('signUp:done.mails'))).toBeVisible();
      await expect(canvas.getByText(t('signUp:mail.confirmed'))).toBeVisible();
      await expect(canvas.queryByText(t('signUp:done.spam'))).toBeNull();
      await expect(canvas.queryByRole('link', { name: containing(t('signUp:done.changeEmail')) })).toBeNull();
      await expect(top()).toBe(topBefore);
    },
  }),
};

/** Promises no mails on a site that sends none. */
export const Confirmed: StoryObj = {
  name: 'Already confirmed',
  ...member(6, {
    change: (world) => {
      viewerOf(world).emailConfirmed = true;
      world.settings.notifications.mail = false;
    },
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:members.title'));
      await userEvent.click(canvas.getByRole('button', { name: t('signUp:members.continue') }));
      await heading(canvas, t('signUp:done.confirmed'));
      await expect(canvas.getByText(t('signUp:done.reached'))).toBeVisible();
      await expect(canvas.getByText(t('signUp:mail.confirmed'))).toBeVisible();
      await expect(canvas.queryByRole('button', { name: t('signUp:mail.resend') })).toBeNull();
    },
  }),
};
