import { containing, fromNow, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { rateLimitFault } from '../account.ts';
import { currentWorld } from '../world.ts';
import { heading, type Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Login/Reset password' } satisfies Meta;
export default meta;

const createStory = (options: ScreenOptions): StoryObj => screen('reset-password', options);

async function ask(canvas: Canvas, email: string) {
  const field = await canvas.findByLabelText(t('password:email'));
  // It contains the member’s address.
  await userEvent.clear(field);
  await userEvent.type(field, email);
  await userEvent.click(canvas.getByRole('button', { name: containing(t('password:ask.submit')) }));
}

const answer = (email: string) => t('password:sent.text', { email });

/** Asks for the address of the account. */
export const Empty: StoryObj = {
  name: 'Request for a link',
  ...createStory({
    viewer: 'visitor',
    play: async ({ canvas }) => {
      await heading(canvas, t('password:ask.title'));
      const email = canvas.getByLabelText(t('password:email'));
      await expect(email).toHaveAttribute('autocomplete', 'username');
      await expect(email).toHaveAttribute('name', 'email');
    },
  }),
};

/** Does not send an invalid address. */
export const NoAddress: StoryObj = {
  name: 'Invalid address',
  ...createStory({
    play: async ({ canvas }) => {
      await ask(canvas, 'anna');
      await canvas.findByText(t('validation:emailInvalid'));
      await expect(currentWorld().mailed.size).toBe(0);
    },
  }),
};

/** Sends a link to a member. */
export const Sent: StoryObj = {
  name: 'Link sent',
  ...createStory({
    play: async ({ canvas }) => {
      await ask(canvas, 'demo.anna@example.com');
      await heading(canvas, t('password:sent.title'));
      await canvas.findByText(answer('demo.anna@example.com'));
      await expect([...currentWorld().mailed.values()].map(({ kind }) => kind)).toEqual(['password']);
    },
  }),
};

/** Sends another link from the same page. */
export const SentAgain: StoryObj = {
  name: 'Link sent again',
  ...createStory({
    play: async ({ canvas }) => {
      await ask(canvas, 'demo.anna@example.com');
      await heading(canvas, t('password:sent.title'));
      await userEvent.click(canvas.getByRole('button', { name: t('password:sent.resend') }));
      await canvas.findByText(t('password:sent.resent'));
      const kinds = [...currentWorld().mailed.values()].map(({ kind }) => kind);
      await expect(kinds).toEqual(['password', 'password']);
    },
  }),
};

/** Shows the same text without an account. */
export const Unknown: StoryObj = {
  name: 'Unknown address',
  ...createStory({
    play: async ({ canvas }) => {
      await ask(canvas, 'nobody@example.com');
      await canvas.findByText(answer('nobody@example.com'));
      await expect(currentWorld().mailed.size).toBe(0);
      await userEvent.click(canvas.getByRole('button', { name: t('password:sent.again') }));
      await expect(await canvas.findByLabelText(t('password:email'))).toHaveValue('nobody@example.com');
    },
  }),
};

/** Shows the button as busy while the link is requested. */
export const Busy: StoryObj = {
  name: 'Being requested',
  tags: ['fault'],
  ...createStory({
    world: { faults: { requestPasswordReset: { kind: 'hang' } } },
    play: async ({ canvas }) => {
      await ask(canvas, 'demo.anna@example.com');
      await expect(
        canvas.getByRole('button', { name: containing(t('password:ask.submit')) }),
      ).toHaveAttribute('data-pending', 'true');
    },
  }),
};

/** Shows the waiting time after too many requests and keeps the input. */
export const TooOften: StoryObj = {
  name: 'Too many requests',
  tags: ['fault'],
  ...createStory({
    world: { faults: { requestPasswordReset: rateLimitFault } },
    play: async ({ canvas }) => {
      await ask(canvas, 'demo.anna@example.com');
      await canvas.findByText(t('error:wait', { when: fromNow(2, 'minute') }));
      await expect(canvas.getByLabelText(t('password:email'))).toHaveValue('demo.anna@example.com');
    },
  }),
};

/** Shows an error while offline and keeps the address. */
export const Offline: StoryObj = {
  name: 'Offline',
  tags: ['fault'],
  ...createStory({
    world: { faults: { requestPasswordReset: { kind: 'offline' } } },
    play: async ({ canvas }) => {
      await ask(canvas, 'demo.anna@example.com');
      await expect(await canvas.findByText(t('error:offline'))).toBeVisible();
      await expect(canvas.getByLabelText(t('password:email'))).toHaveValue('demo.anna@example.com');
      await expect(canvas.getByRole('button', { name: containing(t('password:ask.submit')) })).toBeEnabled();
    },
  }),
};

/** Sends the link on a retry when the connection is back. */
export const Retried: StoryObj = {
  name: 'Retried',
  tags: ['fault'],
  ...createStory({
    world: { faults: { requestPasswordReset: { kind: 'offline', times: 1 } } },
    play: async ({ canvas }) => {
      await ask(canvas, 'demo.anna@example.com');
      await canvas.findByText(t('error:offline'));
      await userEvent.click(canvas.getByRole('button', { name: containing(t('password:ask.submit')) }));
      await heading(canvas, t('password:sent.title'));
    },
  }),
};

/** Prefills the address of a member. */
export const Member: StoryObj = {
  name: 'Logged in',
  ...screen('reset-password', {
    play: async ({ canvas }) => {
      await expect(await canvas.findByLabelText(t('password:email'))).toHaveValue('demo.anna@example.com');
    },
  }),
};

/** Receives the address typed into the login. */
export const FromTheLogin: StoryObj = {
  name: 'From the login',
  ...screen('login', {
    play: async ({ canvas }) => {
      await userEvent.type(await canvas.findByLabelText(t('login:email')), 'demo.ben@example.com');
      await userEvent.click(canvas.getByRole('link', { name: t('login:forgot') }));
      await heading(canvas, t('password:ask.title'));
      await expect(canvas.getByLabelText(t('password:email'))).toHaveValue('demo.ben@example.com');
    },
  }),
};
