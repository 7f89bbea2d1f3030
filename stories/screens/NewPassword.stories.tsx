import { containing, fromNow, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { withMailedLink, rateLimitFault, token } from '../account.ts';
import { currentWorld } from '../world.ts';
import { heading, type Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Login/New password' } satisfies Meta;
export default meta;

const openLink = (options: ScreenOptions & { link?: string } = {}): StoryObj =>
  screen('reset-password-do', {
    world: withMailedLink({ kind: 'password' }),
    ...options,
    query: { token: options.link ?? token },
  });

async function choose(canvas: Canvas, password: string) {
  await userEvent.type(await canvas.findByLabelText(t('password:new.password')), password);
  await userEvent.click(canvas.getByRole('button', { name: containing(t('password:new.submit')) }));
}

/** Asks for the new password. */
export const Empty: StoryObj = {
  name: 'New password',
  ...openLink({
    viewer: 'visitor',
    play: async ({ canvas }) => {
      await heading(canvas, t('password:new.title'));
      await expect(canvas.getByLabelText(t('password:new.password'))).toHaveValue('');
    },
  }),
};

/** Reveals the new password, and hides it again. */
export const Revealed: StoryObj = {
  name: 'Password revealed',
  ...openLink({
    play: async ({ canvas }) => {
      await heading(canvas, t('password:new.title'));
      const field = canvas.getByLabelText(t('password:new.password'));
      await expect(field).toHaveAttribute('autocomplete', 'new-password');
      await expect(field).toHaveAttribute('type', 'password');
      await userEvent.type(field, 'three quiet herons');
      await userEvent.click(canvas.getByRole('button', { name: t('common:showPassword') }));
      await expect(field).toHaveAttribute('type', 'text');
      await userEvent.click(canvas.getByRole('button', { name: t('common:hidePassword') }));
      await expect(field).toHaveAttribute('type', 'password');
    },
  }),
};

/** Leads to the login, which confirms the new password. */
export const Done: StoryObj = {
  name: 'Password changed',
  ...openLink({
    viewer: 'visitor',
    play: async ({ canvas }) => {
      await choose(canvas, 'three quiet herons');
      await heading(canvas, t('login:title'));
      await canvas.findByText(t('login:passwordChanged'));
      const [member] = [...currentWorld().members.values()];
      await expect(member?.password).toBe('three quiet herons');
    },
  }),
};

/** Asks a logged-in member to log in again with the new password. */
export const DoneAsMember: StoryObj = {
  name: 'Password changed, logged in',
  ...openLink({
    play: async ({ canvas }) => {
      await choose(canvas, 'three quiet herons');
      await heading(canvas, t('login:title'));
      await canvas.findByText(t('login:passwordChanged'));
      await expect(within(document.body).queryByText(t('login:ended'))).toBeNull();
    },
  }),
};

/** Does not send a password that is too short. */
export const TooShort: StoryObj = {
  name: 'Too short',
  ...openLink({
    play: async ({ canvas }) => {
      await choose(canvas, 'short');
      await canvas.findByText(t('validation:minLength', { min: 8 }));
    },
  }),
};

/** Rejects a common password with an error, and takes another one. */
export const TooWeak: StoryObj = {
  name: 'Too common',
  ...openLink({
    play: async ({ canvas }) => {
      await choose(canvas, 'iloveyou');
      await canvas.findByText(t('error:code.weak_password'));
      await userEvent.type(canvas.getByLabelText(t('password:new.password')), ' three quiet herons');
      await userEvent.click(canvas.getByRole('button', { name: containing(t('password:new.submit')) }));
      await heading(canvas, t('login:title'));
    },
  }),
};

/** Explains a used link and how to get another. */
export const BadLink: StoryObj = {
  name: 'Used link',
  ...openLink({
    link: 'old',
    play: async ({ canvas }) => {
      await choose(canvas, 'three quiet herons');
      await heading(canvas, t('password:badLink.title'));
      await userEvent.click(canvas.getByRole('link', { name: t('password:badLink.again') }));
      await heading(canvas, t('password:ask.title'));
    },
  }),
};

/** Shows no form without a token. */
export const NoLink: StoryObj = {
  name: 'Without a token',
  ...screen('reset-password-do', {
    play: async ({ canvas }) => {
      await heading(canvas, t('password:badLink.title'));
    },
  }),
};

/** Shows the button as busy while the password is set. */
export const Busy: StoryObj = {
  name: 'Being saved',
  tags: ['fault'],
  ...openLink({
    world: withMailedLink({ kind: 'password' }, { faults: { resetPassword: { kind: 'hang' } } }),
    play: async ({ canvas }) => {
      await choose(canvas, 'three quiet herons');
      await expect(
        canvas.getByRole('button', { name: containing(t('password:new.submit')) }),
      ).toHaveAttribute('data-pending', 'true');
    },
  }),
};

/** Shows the waiting time after too many attempts. */
export const TooOften: StoryObj = {
  name: 'Too many attempts',
  tags: ['fault'],
  ...openLink({
    world: withMailedLink({ kind: 'password' }, { faults: { resetPassword: rateLimitFault } }),
    play: async ({ canvas }) => {
      await choose(canvas, 'three quiet herons');
      await canvas.findByText(t('error:wait', { when: fromNow(2, 'minute') }));
      await expect(canvas.getByLabelText(t('password:new.password'))).toHaveValue('three quiet herons');
    },
  }),
};

/** Keeps the input on a server error. */
export const Failing: StoryObj = {
  name: 'Server error',
  tags: ['fault'],
  ...openLink({
    world: withMailedLink(
      { kind: 'password' },
      { faults: { resetPassword: { kind: 'error', code: 'server_error' } } },
    ),
    play: async ({ canvas }) => {
      await choose(canvas, 'three quiet herons');
      await canvas.findByText(t('error:code.server_error'));
      await expect(canvas.getByLabelText(t('password:new.password'))).toHaveValue('three quiet herons');
    },
  }),
};

/** Sets the password on a retry. */
export const Retried: StoryObj = {
  name: 'Retried',
  tags: ['fault'],
  ...openLink({
    world: withMailedLink(
      { kind: 'password' },
      { faults: { resetPassword: { kind: 'error', code: 'server_error', times: 1 } } },
    ),
    play: async ({ canvas }) => {
      await choose(canvas, 'three quiet herons');
      await canvas.findByText(t('error:code.server_error'));
      await userEvent.click(canvas.getByRole('button', { name: containing(t('password:new.submit')) }));
      await heading(canvas, t('login:title'));
    },
  }),
};
