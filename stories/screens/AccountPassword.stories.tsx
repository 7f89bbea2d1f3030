import { containing, fromNow, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { loggedInElsewhere, password as current, rateLimitFault } from '../account.ts';
import type { Canvas } from '../sign-up.ts';
import { viewerOf, withWorld, currentWorld } from '../world.ts';

const meta = { title: 'Screens/Account/Password' } satisfies Meta;
export default meta;

const NEXT = 'three quiet herons';

const member = (options: ScreenOptions = {}): StoryObj =>
  screen('account', {
    world: withWorld(loggedInElsewhere),
    ...options,
  });

const section = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: t('account:password.title') }));

/** Fills the form in and sends it. Returns the section. */
async function change(canvas: Canvas, { password = current, next = NEXT } = {}) {
  const form = await section(canvas);
  await userEvent.type(form.getByLabelText(t('account:password.current')), password);
  await userEvent.type(form.getByLabelText(t('password:new.password')), next);
  await userEvent.click(form.getByRole('button', { name: containing(t('account:password.submit')) }));
  return form;
}

type Form = Awaited<ReturnType<typeof section>>;

async function expectKept(form: Form, password = current, next = NEXT) {
  await expect(form.getByLabelText(t('account:password.current'))).toHaveValue(password);
  await expect(form.getByLabelText(t('password:new.password'))).toHaveValue(next);
}

/** Asks for both passwords, which password managers can fill in. */
export const Empty: StoryObj = {
  name: 'Empty form',
  ...member({
    play: async ({ canvas }) => {
      const form = await section(canvas);
      await expect(form.getByLabelText(t('account:password.current'))).toHaveAttribute(
        'autocomplete',
        'current-password',
      );
      await expect(form.getByLabelText(t('password:new.password'))).toHaveAttribute(
        'autocomplete',
        'new-password',
      );
      const username = form
        .getByLabelText(t('password:new.password'))
        .closest('form')
        ?.elements.namedItem('username');
      await expect(username).toHaveValue(viewerOf(currentWorld()).email);
      await expect(form.getByRole('button', { name: t('account:password.submit') })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    },
  }),
};

/** Reveals each password on its own. */
export const Revealed: StoryObj = {
  name: 'Password revealed',
  ...member({
    play: async ({ canvas }) => {
      const form = await section(canvas);
      const [first] = await form.findAllByRole('button', { name: t('common:showPassword') });
      await userEvent.click(first!);
      await expect(form.getByLabelText(t('account:password.current'))).toHaveAttribute('type', 'text');
      await expect(form.getByLabelText(t('password:new.password'))).toHaveAttribute('type', 'password');
    },
  }),
};

/** Changes the password and logs out all other browsers. */
export const Done: StoryObj = {
  name: 'Password changed',
  ...member({
    play: async ({ canvas }) => {
      const form = await change(canvas);
      await form.findByText(t('account:password.done'));
      await expectKept(form, '', '');
      await expect(viewerOf(currentWorld()).password).toBe(NEXT);
      const sessions = within(await canvas.findByRole('region', { name: t('account:sessions.title') }));
      await sessions.findByText(t('account:sessions.here'));
      await expect(sessions.getAllByRole('listitem')).toHaveLength(1);
    },
  }),
};

/** Marks a wrong current password, and keeps what was typed. */
export const WrongPassword: StoryObj = {
  name: 'Wrong current password',
  ...member({
    play: async ({ canvas }) => {
      const form = await change(canvas, { password: 'a guess' });
      const field = form.getByLabelText(t('account:password.current'));
      await form.findByText(t('error:code.wrong_password'));
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveFocus();
      await expectKept(form, 'a guess');
      await userEvent.clear(field);
      await userEvent.type(field, current);
      await expect(field).not.toHaveAttribute('aria-invalid');
      await userEvent.click(form.getByRole('button', { name: containing(t('account:password.submit')) }));
      await form.findByText(t('account:password.done'));
    },
  }),
};

/** Sends no new password that is too short. */
export const TooShort: StoryObj = {
  name: 'New password too short',
  ...member({
    play: async ({ canvas }) => {
      const form = await change(canvas, { next: 'short' });
      await form.findByText(t('validation:minLength', { min: 8 }));
      await expect(form.getByLabelText(t('password:new.password'))).toHaveFocus();
      await expect(viewerOf(currentWorld()).password).toBe(current);
    },
  }),
};

/** Marks a new password that is easy to guess. */
export const TooWeak: StoryObj = {
  name: 'New password too weak',
  ...member({
    play: async ({ canvas }) => {
      const form = await change(canvas, { next: 'iloveyou' });
      await form.findByText(t('error:code.weak_password'));
      await expect(form.getByLabelText(t('password:new.password'))).toHaveAttribute('aria-invalid', 'true');
      await expectKept(form, current, 'iloveyou');
    },
  }),
};

/** Shows progress while the password is changed. */
export const Busy: StoryObj = {
  name: 'Change in progress',
  tags: ['fault'],
  ...member({
    world: withWorld(undefined, { faults: { changePassword: { kind: 'hang' } } }),
    play: async ({ canvas }) => {
      const form = await change(canvas);
      await expect(
        form.getByRole('button', { name: containing(t('account:password.submit')) }),
      ).toHaveAttribute('data-pending', 'true');
    },
  }),
};

/** Shows the waiting time after too many wrong passwords. */
export const TooOften: StoryObj = {
  name: 'Too many wrong passwords',
  tags: ['fault'],
  ...member({
    world: withWorld(undefined, { faults: { changePassword: rateLimitFault } }),
    play: async ({ canvas }) => {
      const form = await change(canvas);
      await form.findByText(t('error:wait', { when: fromNow(2, 'minute') }));
      await expectKept(form);
    },
  }),
};

/** Keeps what was typed without a connection, and succeeds on a retry. */
export const Offline: StoryObj = {
  tags: ['fault'],
  ...member({
    world: withWorld(undefined, { faults: { changePassword: { kind: 'offline' } } }),
    play: async ({ canvas }) => {
      const form = await change(canvas);
      await form.findByText(t('error:offline'));
      await expectKept(form);
      currentWorld().faults.clear();
      await userEvent.click(form.getByRole('button', { name: containing(t('account:password.submit')) }));
      await form.findByText(t('account:password.done'));
    },
  }),
};

/** Mails a link to a member who has forgotten the password. */
export const Link: StoryObj = {
  name: 'Link mailed',
  ...member({
    play: async ({ canvas }) => {
      const form = await section(canvas);
      await userEvent.click(form.getByRole('button', { name: t('account:password.send') }));
      await form.findByText(t('account:password.sent', { email: viewerOf(currentWorld()).email }));
      await expect([...currentWorld().mailed.values()].map(({ kind }) => kind)).toEqual(['password']);
    },
  }),
};

/** Shows the waiting time after too many requests for a link. */
export const LinkTooOften: StoryObj = {
  name: 'Too many requests for a link',
  tags: ['fault'],
  ...member({
    world: { faults: { requestPasswordReset: rateLimitFault } },
    play: async ({ canvas }) => {
      const form = await section(canvas);
      await userEvent.click(form.getByRole('button', { name: t('account:password.send') }));
      await form.findByText(t('error:wait', { when: fromNow(2, 'minute') }));
    },
  }),
};
