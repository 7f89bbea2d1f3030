import { containing, fromNow, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { throttled } from '../account.ts';
import { world } from '../world.ts';
import { heading, type Canvas } from '../sign-up.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';

const meta = { title: 'Screens/Login/Reset password' } satisfies Meta;
export default meta;

const visitor = (options: ScreenOptions = {}): StoryObj =>
  screen('reset-password', { ...options, globals: { viewer: 'visitor', ...options.globals } });

async function ask(canvas: Canvas, email: string) {
  await userEvent.type(await canvas.findByLabelText(t('password:email')), email);
  await userEvent.click(canvas.getByRole('button', { name: containing(t('password:ask.submit')) }));
}

const answer = (email: string) => t('password:sent.text', { email });

export const Empty: StoryObj = {
  name: 'Request for a link',
  ...visitor({
    play: async ({ canvas }) => {
      await heading(canvas, t('password:ask.title'));
      const email = canvas.getByLabelText(t('password:email'));
      await expect(email).toHaveAttribute('autocomplete', 'username');
      await expect(email).toHaveAttribute('name', 'email');
    },
  }),
};

export const Nocturne: StoryObj = {
  name: 'Request for a link in nocturne, dark and Polish, on a phone',
  ...visitor({ globals: { template: 'nocturne', scheme: 'dark', language: 'pl' }, viewport: 'phone' }),
};

export const NoAddress: StoryObj = {
  name: 'Does not send an invalid address',
  ...visitor({
    play: async ({ canvas }) => {
      await ask(canvas, 'anna');
      await canvas.findByText(t('validation:emailInvalid'));
      await expect(world().mailed.size).toBe(0);
    },
  }),
};

export const Sent: StoryObj = {
  name: 'Sends a link to a member',
  ...visitor({
    play: async ({ canvas }) => {
      await ask(canvas, 'demo.anna@example.com');
      await heading(canvas, t('password:sent.title'));
      await canvas.findByText(answer('demo.anna@example.com'));
      await expect([...world().mailed.values()].map(({ kind }) => kind)).toEqual(['password']);
    },
  }),
};

export const Unknown: StoryObj = {
  name: 'Shows the same text without an account',
  ...visitor({
    fixed: CHECKED_LOOK,
    globals: { template: 'nocturne' },
    play: async ({ canvas }) => {
      await ask(canvas, 'nobody@example.com');
      await canvas.findByText(answer('nobody@example.com'));
      await expect(world().mailed.size).toBe(0);
      await userEvent.click(canvas.getByRole('button', { name: t('password:sent.again') }));
      await expect(await canvas.findByLabelText(t('password:email'))).toHaveValue('nobody@example.com');
    },
  }),
};

export const Busy: StoryObj = {
  name: 'While the link is requested',
  ...visitor({
    world: { faults: { requestPasswordReset: { kind: 'hang' } } },
    play: async ({ canvas }) => {
      await ask(canvas, 'demo.anna@example.com');
      await expect(
        canvas.getByRole('button', { name: containing(t('password:ask.submit')) }),
      ).toHaveAttribute('data-pending', 'true');
    },
  }),
};

export const TooOften: StoryObj = {
  name: 'Shows the waiting time after too many requests and keeps the input',
  ...visitor({
    world: { faults: { requestPasswordReset: throttled } },
    play: async ({ canvas }) => {
      await ask(canvas, 'demo.anna@example.com');
      await canvas.findByText(t('error:wait', { when: fromNow(2, 'minute') }));
      await expect(canvas.getByLabelText(t('password:email'))).toHaveValue('demo.anna@example.com');
    },
  }),
};

export const Offline: StoryObj = {
  name: 'Shows an error while offline and keeps the address',
  ...visitor({
    world: { faults: { requestPasswordReset: { kind: 'offline' } } },
    play: async ({ canvas }) => {
      await ask(canvas, 'demo.anna@example.com');
      await expect(await canvas.findByText(t('error:offline'))).toBeVisible();
      await expect(canvas.getByLabelText(t('password:email'))).toHaveValue('demo.anna@example.com');
      await expect(canvas.getByRole('button', { name: containing(t('password:ask.submit')) })).toBeEnabled();
    },
  }),
};

export const Retried: StoryObj = {
  name: 'Sends the link on a retry when the connection is back',
  ...visitor({
    world: { faults: { requestPasswordReset: { kind: 'offline', times: 1 } } },
    play: async ({ canvas }) => {
      await ask(canvas, 'demo.anna@example.com');
      await canvas.findByText(t('error:offline'));
      await userEvent.click(canvas.getByRole('button', { name: containing(t('password:ask.submit')) }));
      await heading(canvas, t('password:sent.title'));
    },
  }),
};

export const Member: StoryObj = {
  name: 'Prefills the address of a member',
  ...screen('reset-password', {
    globals: { viewer: 'member' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByLabelText(t('password:email'))).toHaveValue('demo.anna@example.com');
    },
  }),
};

export const FromTheLogin: StoryObj = {
  name: 'Receives the address typed into the login',
  ...screen('login', {
    globals: { viewer: 'visitor' },
    play: async ({ canvas }) => {
      await userEvent.type(await canvas.findByLabelText(t('login:email')), 'demo.ben@example.com');
      await userEvent.click(canvas.getByRole('link', { name: t('login:forgot') }));
      await heading(canvas, t('password:ask.title'));
      await expect(canvas.getByLabelText(t('password:email'))).toHaveValue('demo.ben@example.com');
    },
  }),
};
