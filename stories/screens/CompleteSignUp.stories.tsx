import { t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { withWorld, viewerOf, currentWorld } from '../world.ts';
import { heading } from '../sign-up.ts';

const meta = { title: 'Screens/Sign-up/Complete sign-up' } satisfies Meta;
export default meta;

/** Offers a visitor to log in or join. */
export const Visitor: StoryObj = {
  ...screen('complete-signup', {
    play: async ({ canvas }) => {
      await heading(canvas, t('completeSignup:title'));
      const main = within(canvas.getByRole('main'));
      await expect(await main.findByRole('link', { name: t('shell:login') })).toHaveAttribute(
        'href',
        '/login?next=%2Fsignup',
      );
      await expect(main.getByRole('link', { name: t('completeSignup:join') })).toHaveAttribute(
        'href',
        '/signup',
      );
    },
  }),
};

/** Offers only the login on an invitation-only site. */
export const InviteOnly: StoryObj = {
  name: 'Invitation only',
  ...screen('complete-signup', {
    world: { change: ({ settings }) => void (settings.signups = 'invite_only') },
    play: async ({ canvas }) => {
      await heading(canvas, t('completeSignup:title'));
      await canvas.findAllByRole('link', { name: t('shell:login') });
      await expect(canvas.queryByRole('link', { name: t('completeSignup:join') })).toBeNull();
    },
  }),
};

/** Continues at the first incomplete step. */
export const Member: StoryObj = {
  name: 'Next step',
  ...screen('complete-signup', {
    viewer: 'member',
    world: withWorld((world) => {
      world.settings.signup.autoSkip = true;
      viewerOf(world).profile.main_image = null;
      viewerOf(world).profile.images = [];
    }),
    play: async ({ canvas }) => {
      await heading(
        canvas,
        t('completeSignup:member.title', { name: viewerOf(currentWorld()).profile.name }),
      );
      await userEvent.click(canvas.getByRole('link', { name: t('completeSignup:member.goOn') }));
      await canvas.findByRole('progressbar');
    },
  }),
};

/** Greets a member who has not finished, with a link to continue. */
export const Start: StoryObj = {
  name: 'Before the next step',
  ...screen('complete-signup', {
    viewer: 'member',
    play: async ({ canvas }) => {
      await heading(
        canvas,
        t('completeSignup:member.title', { name: viewerOf(currentWorld()).profile.name }),
      );
    },
  }),
};

/** Shows the page while the session loads. */
export const Unknown: StoryObj = {
  name: 'Session loading',
  tags: ['fault'],
  ...screen('complete-signup', {
    viewer: 'member',
    world: { faults: { getUser: { kind: 'hang' } } },
  }),
};
