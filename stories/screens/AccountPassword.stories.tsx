import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { loggedInElsewhere, password as current, throttled } from '../account.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';
import type { Canvas } from '../sign-up.ts';
import { viewerOf, withWorld, world } from '../world.ts';

const meta = { title: 'Screens/Account/Password' } satisfies Meta;
export default meta;

const NEXT = 'three quiet herons';

const member = (options: ScreenOptions = {}): StoryObj =>
  screen('account', {
    world: withWorld(loggedInElsewhere),
    ...options,
    globals: { viewer: 'paid', ...options.globals },
  });

const section = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Password' }));

/** Fills the form in and sends it. Returns the section. */
async function change(canvas: Canvas, { password = current, next = NEXT } = {}) {
  const form = await section(canvas);
  await userEvent.type(form.getByLabelText('Current password'), password);
  await userEvent.type(form.getByLabelText('New password'), next);
  await userEvent.click(form.getByRole('button', { name: /Change the password/ }));
  return form;
}

type Form = Awaited<ReturnType<typeof section>>;

async function expectKept(form: Form, password = current, next = NEXT) {
  await expect(form.getByLabelText('Current password')).toHaveValue(password);
  await expect(form.getByLabelText('New password')).toHaveValue(next);
}

export const Empty: StoryObj = {
  name: 'Asks for both passwords, which password managers can fill in',
  ...member({
    play: async ({ canvas }) => {
      const form = await section(canvas);
      await expect(form.getByLabelText('Current password')).toHaveAttribute(
        'autocomplete',
        'current-password',
      );
      await expect(form.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
      const username = form.getByLabelText('New password').closest('form')?.elements.namedItem('username');
      await expect(username).toHaveValue(viewerOf(world()).email);
      await expect(form.getByRole('button', { name: 'Change the password' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    },
  }),
};

export const Nocturne: StoryObj = {
  name: 'Password on a phone, in nocturne, dark and Polish',
  ...member({ globals: { template: 'nocturne', scheme: 'dark', language: 'pl' }, viewport: 'phone' }),
};

export const Revealed: StoryObj = {
  name: 'Reveals each password on its own',
  ...member({
    play: async ({ canvas }) => {
      const form = await section(canvas);
      const [first] = form.getAllByRole('button', { name: 'Show password' });
      await userEvent.click(first!);
      await expect(form.getByLabelText('Current password')).toHaveAttribute('type', 'text');
      await expect(form.getByLabelText('New password')).toHaveAttribute('type', 'password');
    },
  }),
};

export const Done: StoryObj = {
  name: 'Changes the password and logs out all other browsers',
  ...member({
    play: async ({ canvas }) => {
      const form = await change(canvas);
      await form.findByText('Your new password is set. All other browsers are logged out.');
      await expectKept(form, '', '');
      await expect(viewerOf(world()).password).toBe(NEXT);
      const sessions = within(await canvas.findByRole('region', { name: 'Where you’re logged in' }));
      await sessions.findByText('This browser');
      await expect(sessions.getAllByRole('listitem')).toHaveLength(1);
    },
  }),
};

export const DoneNocturne: StoryObj = {
  name: 'Confirms the new password, in nocturne',
  ...member({
    fixed: CHECKED_LOOK,
    globals: { template: 'nocturne' },
    play: async ({ canvas }) => {
      const form = await change(canvas);
      await form.findByText('Your new password is set. All other browsers are logged out.');
    },
  }),
};

export const WrongPassword: StoryObj = {
  name: 'Marks a wrong current password, and keeps what was typed',
  ...member({
    play: async ({ canvas }) => {
      const form = await change(canvas, { password: 'a guess' });
      const field = form.getByLabelText('Current password');
      await form.findByText('The password isn’t right.');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveFocus();
      await expectKept(form, 'a guess');
      await userEvent.clear(field);
      await userEvent.type(field, current);
      await expect(field).not.toHaveAttribute('aria-invalid');
      await userEvent.click(form.getByRole('button', { name: /Change the password/ }));
      await form.findByText('Your new password is set. All other browsers are logged out.');
    },
  }),
};

export const TooShort: StoryObj = {
  name: 'Does not send a new password that is too short',
  ...member({
    play: async ({ canvas }) => {
      const form = await change(canvas, { next: 'short' });
      await form.findByText(/This field should be at least \d+ characters long/);
      await expect(form.getByLabelText('New password')).toHaveFocus();
      await expect(viewerOf(world()).password).toBe(current);
    },
  }),
};

export const TooWeak: StoryObj = {
  name: 'Marks a new password that is easy to guess, in nocturne',
  ...member({
    fixed: CHECKED_LOOK,
    globals: { template: 'nocturne' },
    play: async ({ canvas }) => {
      const form = await change(canvas, { next: 'iloveyou' });
      await form.findByText('This password is too easy to guess. Choose another one.');
      await expect(form.getByLabelText('New password')).toHaveAttribute('aria-invalid', 'true');
      await expectKept(form, current, 'iloveyou');
    },
  }),
};

export const Busy: StoryObj = {
  name: 'While the password is changed',
  ...member({
    world: withWorld(undefined, { faults: { changePassword: { kind: 'hang' } } }),
    play: async ({ canvas }) => {
      const form = await change(canvas);
      await expect(form.getByRole('button', { name: /Change the password/ })).toHaveAttribute(
        'data-pending',
        'true',
      );
    },
  }),
};

export const TooOften: StoryObj = {
  name: 'Shows the waiting time after too many wrong passwords',
  ...member({
    world: withWorld(undefined, { faults: { changePassword: throttled } }),
    play: async ({ canvas }) => {
      const form = await change(canvas);
      await form.findByText('You’ve tried too often. Try again in 2 minutes.');
      await expectKept(form);
    },
  }),
};

export const Offline: StoryObj = {
  name: 'Keeps what was typed without a connection, and succeeds on a retry',
  ...member({
    world: withWorld(undefined, { faults: { changePassword: { kind: 'offline' } } }),
    play: async ({ canvas }) => {
      const form = await change(canvas);
      await form.findByText('No connection. Check your internet and try again.');
      await expectKept(form);
      world().faults.clear();
      await userEvent.click(form.getByRole('button', { name: /Change the password/ }));
      await form.findByText('Your new password is set. All other browsers are logged out.');
    },
  }),
};

export const Link: StoryObj = {
  name: 'Mails a link to a member who has forgotten the password',
  ...member({
    play: async ({ canvas }) => {
      const form = await section(canvas);
      await userEvent.click(form.getByRole('button', { name: 'Send me a link' }));
      await form.findByText(new RegExp(`A link is on its way to ${viewerOf(world()).email}`));
      await expect([...world().mailed.values()].map(({ kind }) => kind)).toEqual(['password']);
    },
  }),
};

export const LinkTooOften: StoryObj = {
  name: 'Shows the waiting time after too many requests for a link',
  ...member({
    world: { faults: { requestPasswordReset: throttled } },
    play: async ({ canvas }) => {
      const form = await section(canvas);
      await userEvent.click(form.getByRole('button', { name: 'Send me a link' }));
      await form.findByText('You’ve tried too often. Try again in 2 minutes.');
    },
  }),
};
