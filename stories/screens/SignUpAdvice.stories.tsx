import { t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { currentWorld } from '../world.ts';
import { emailOf, fillIn, heading, submitOf, visitor, type Canvas } from '../sign-up.ts';

const meta = { title: 'Screens/Sign-up/Account, advice' } satisfies Meta;
export default meta;

/** Resolves with the suggestion below the address. */
const adviceOf = (canvas: Canvas) =>
  canvas.findByRole('button', { name: t('signUp:suggestion', { email: 'robin@gmail.com' }) });

/** Suggests a correction for a mistyped address and applies it. */
export const Advice: StoryObj = {
  name: 'Suggestion accepted',
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
      await waitFor(() =>
        expect(canvas.queryByText(t('signUp:suggestion', { email: 'robin@gmail.com' }))).toBeNull(),
      );
      await waitFor(() => expect(submitOf(canvas)).not.toHaveAttribute('aria-disabled'));
    },
  }),
};

/** Submits the address as typed when the suggestion is ignored. */
export const AdviceOnly: StoryObj = {
  name: 'Suggestion ignored',
  ...visitor({
    spec: ['email.didyoumean.suggestion-only'],
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin@gmial.com');
      await adviceOf(canvas);
      await expect(await emailOf(canvas)).toHaveValue('robin@gmial.com');
      await waitFor(() => expect(submitOf(canvas)).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(submitOf(canvas));
      await heading(canvas, t('signUp:photo.title'));
      await expect([...currentWorld().members.values()].at(-1)).toMatchObject({ email: 'robin@gmial.com' });
    },
  }),
};

/** Suggests a correction for a mistyped provider of one country in any language. */
export const AdviceAtNight: StoryObj = {
  name: 'Suggestion',
  ...visitor({
    play: async ({ canvas }) => {
      await userEvent.type(await canvas.findByLabelText(t('signUp:email')), 'robin@zigo.nl');
      await userEvent.tab();
      await canvas.findByRole('button', {
        name: t('signUp:suggestion', { email: 'robin@ziggo.nl' }),
      });
    },
  }),
};

/** Restores address and name, but not the password. */
export const ComingBack: StoryObj = {
  name: 'Back from the login',
  ...visitor({
    play: async ({ canvas }) => {
      await fillIn(canvas, 'robin@post.example');
      const form = within(canvas.getByRole('main'));
      await userEvent.click(form.getByRole('link', { name: t('signUp:login') }));
      await heading(canvas, t('login:title'));
      await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: t('login:join') }));
      await heading(canvas, t('signUp:title'));
      await expect(await emailOf(canvas)).toHaveValue('robin@post.example');
      await expect(canvas.getByLabelText(t('signUp:name'))).toHaveValue('Robin');
      await expect(canvas.getByLabelText(t('signUp:password'))).toHaveValue('');
    },
  }),
};

/** Focuses the first missing field on Enter. */
export const EnterWithoutAll: StoryObj = {
  name: 'Enter with a missing field',
  ...visitor({
    play: async ({ canvas }) => {
      await userEvent.type(await emailOf(canvas), 'robin@post.example{Enter}');
      await waitFor(() => expect(canvas.getByLabelText(t('signUp:password'))).toHaveFocus());
      await expect(canvas.getByText(t('validation:required.password'))).toBeVisible();
    },
  }),
};
