import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { world } from '../world.ts';
import { emailOf, fillIn, heading, submitOf, visitor, type Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Sign-up/Account, advice' } satisfies Meta;
export default meta;

/** Resolves with the suggestion below the address. */
const adviceOf = (canvas: Canvas) => canvas.findByRole('button', { name: 'Did you mean robin@gmail.com?' });

export const Advice: StoryObj = {
  name: 'Suggests a correction for a mistyped address and applies it',
  ...visitor({
    spec: ['email.didyoumean.suggests-full-address'],
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin@gmial.com');
      const advice = await adviceOf(canvas);
      await expect(advice.closest('[role="status"]')).not.toBeNull();
      await userEvent.click(advice);
      const address = await emailOf(canvas);
      await expect(address).toHaveValue('robin@gmail.com');
      await expect(address).toHaveFocus();
      await waitFor(() => expect(canvas.queryByText(/Did you mean/)).toBeNull());
      await waitFor(() => expect(submitOf(canvas)).not.toHaveAttribute('aria-disabled'));
    },
  }),
};

export const AdviceOnly: StoryObj = {
  name: 'Submits the address as typed when the suggestion is ignored',
  ...visitor({
    spec: ['email.didyoumean.suggestion-only'],
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin@gmial.com');
      await adviceOf(canvas);
      await expect(await emailOf(canvas)).toHaveValue('robin@gmial.com');
      await waitFor(() => expect(submitOf(canvas)).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(submitOf(canvas));
      await heading(canvas, 'Show your smile');
      await expect([...world().members.values()].at(-1)).toMatchObject({ email: 'robin@gmial.com' });
    },
  }),
};

export const AdviceAtNight: StoryObj = {
  name: 'Suggestion in nocturne, dark and Dutch, on a phone',
  ...visitor({
    globals: { template: 'nocturne', scheme: 'dark', language: 'nl' },
    viewport: 'phone',
    play: async ({ canvas }) => {
      await userEvent.type(await canvas.findByLabelText('E-mailadres'), 'robin@zigo.nl');
      await userEvent.tab();
      await canvas.findByRole('button', { name: 'Bedoel je robin@ziggo.nl?' });
    },
  }),
};

export const ComingBack: StoryObj = {
  name: 'Restores address and name, but not the password',
  ...visitor({
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin@post.example');
      const form = within(canvas.getByRole('main'));
      await userEvent.click(form.getByRole('link', { name: 'Log in' }));
      await heading(canvas, 'Welcome back');
      await userEvent.click(
        within(canvas.getByRole('main')).getByRole('link', { name: 'Create an account' }),
      );
      await heading(canvas, 'Meet people near you');
      await expect(await emailOf(canvas)).toHaveValue('robin@post.example');
      await expect(canvas.getByLabelText('Your name')).toHaveValue('Robin');
      await expect(canvas.getByLabelText('Password')).toHaveValue('');
    },
  }),
};

export const EnterWithoutAll: StoryObj = {
  name: 'Focuses the first missing field on Enter',
  ...visitor({
    play: async ({ canvas }) => {
      await userEvent.type(await emailOf(canvas), 'robin@post.example{Enter}');
      await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
      await expect(canvas.getByText('Choose a password')).toBeVisible();
    },
  }),
};
