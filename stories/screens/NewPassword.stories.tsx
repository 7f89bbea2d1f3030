import { containing, fromNow, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { mailed, throttled, token } from '../account.ts';
import { world } from '../world.ts';
import { heading, type Canvas } from '../sign-up.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';

const meta = { title: 'Screens/Login/New password' } satisfies Meta;
export default meta;

const opened = (options: ScreenOptions & { link?: string } = {}): StoryObj =>
  screen('reset-password-do', {
    world: mailed({ kind: 'password' }),
    ...options,
    query: { token: options.link ?? token },
    globals: { viewer: 'visitor', ...options.globals },
  });

async function choose(canvas: Canvas, password: string) {
  await userEvent.type(await canvas.findByLabelText(t('password:new.password')), password);
  await userEvent.click(canvas.getByRole('button', { name: containing(t('password:new.submit')) }));
}

export const Empty: StoryObj = {
  name: 'Asks for the new password',
  ...opened({
    play: async ({ canvas }) => {
      await heading(canvas, t('password:new.title'));
      await expect(canvas.getByLabelText(t('password:new.password'))).toHaveValue('');
    },
  }),
};

export const Revealed: StoryObj = {
  name: 'Reveals the new password',
  ...opened({
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

export const Nocturne: StoryObj = {
  name: 'New password in nocturne, dark and French, on a phone',
  ...opened({ globals: { template: 'nocturne', scheme: 'dark', language: 'fr' }, viewport: 'phone' }),
};

export const Done: StoryObj = {
  name: 'Leads to the login, which confirms the new password',
  ...opened({
    play: async ({ canvas }) => {
      await choose(canvas, 'three quiet herons');
      await heading(canvas, t('login:title'));
      await canvas.findByText(t('login:passwordChanged'));
      const [member] = [...world().members.values()];
      await expect(member?.password).toBe('three quiet herons');
    },
  }),
};

export const DoneAsMember: StoryObj = {
  name: 'Asks a logged-in member to log in again with the new password',
  ...opened({
    fixed: CHECKED_LOOK,
    globals: { viewer: 'member', template: 'nocturne' },
    play: async ({ canvas }) => {
      await choose(canvas, 'three quiet herons');
      await heading(canvas, t('login:title'));
      await canvas.findByText(t('login:passwordChanged'));
      await expect(within(document.body).queryByText(t('login:ended'))).toBeNull();
    },
  }),
};

export const TooShort: StoryObj = {
  name: 'Does not send a password that is too short',
  ...opened({
    play: async ({ canvas }) => {
      await choose(canvas, 'short');
      await canvas.findByText(t('validation:minLength', { min: 8 }));
    },
  }),
};

export const TooWeak: StoryObj = {
  name: 'Rejects a common password with an error',
  ...opened({
    play: async ({ canvas }) => {
      await choose(canvas, 'iloveyou');
      await canvas.findByText(t('error:code.weak_password'));
      await userEvent.type(canvas.getByLabelText(t('password:new.password')), ' three quiet herons');
      await userEvent.click(canvas.getByRole('button', { name: containing(t('password:new.submit')) }));
      await heading(canvas, t('login:title'));
    },
  }),
};

export const BadLink: StoryObj = {
  name: 'Explains a used link and how to get another',
  ...opened({
    link: 'old',
    play: async ({ canvas }) => {
      await choose(canvas, 'three quiet herons');
      await heading(canvas, t('password:badLink.title'));
      await userEvent.click(canvas.getByRole('link', { name: t('password:badLink.again') }));
      await heading(canvas, t('password:ask.title'));
    },
  }),
};

export const NoLink: StoryObj = {
  name: 'Shows no form without a token',
  ...screen('reset-password-do', {
    fixed: CHECKED_LOOK,
    globals: { viewer: 'visitor', template: 'nocturne' },
    play: async ({ canvas }) => {
      await heading(canvas, t('password:badLink.title'));
    },
  }),
};

export const Busy: StoryObj = {
  name: 'While the password is set',
  ...opened({
    world: mailed({ kind: 'password' }, { faults: { resetPassword: { kind: 'hang' } } }),
    play: async ({ canvas }) => {
      await choose(canvas, 'three quiet herons');
      await expect(
        canvas.getByRole('button', { name: containing(t('password:new.submit')) }),
      ).toHaveAttribute('data-pending', 'true');
    },
  }),
};

export const TooOften: StoryObj = {
  name: 'Shows the waiting time after too many attempts',
  ...opened({
    world: mailed({ kind: 'password' }, { faults: { resetPassword: throttled } }),
    play: async ({ canvas }) => {
      await choose(canvas, 'three quiet herons');
      await canvas.findByText(t('error:wait', { when: fromNow(2, 'minute') }));
      await expect(canvas.getByLabelText(t('password:new.password'))).toHaveValue('three quiet herons');
    },
  }),
};

export const Failing: StoryObj = {
  name: 'Keeps the input on a server error',
  ...opened({
    world: mailed(
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

export const Retried: StoryObj = {
  name: 'Sets the password on a retry',
  ...opened({
    world: mailed(
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
