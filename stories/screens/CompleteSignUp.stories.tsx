import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { withWorld, viewerOf, world } from '../world.ts';
import { heading } from '../sign-up.ts';

const meta = { title: 'Screens/Sign-up/Complete sign-up' } satisfies Meta;
export default meta;

export const Visitor: StoryObj = {
  name: 'Offers a visitor to log in or join',
  ...screen('complete-signup', {
    globals: { viewer: 'visitor' },
    play: async ({ canvas }) => {
      await heading(canvas, 'Continue your sign-up');
      const main = within(canvas.getByRole('main'));
      await expect(await main.findByRole('link', { name: 'Log in' })).toHaveAttribute(
        'href',
        '/login?next=%2Fsignup',
      );
      await expect(main.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
    },
  }),
};

export const InviteOnly: StoryObj = {
  name: 'Offers only the login on an invitation-only site',
  ...screen('complete-signup', {
    globals: { viewer: 'visitor' },
    world: { change: ({ settings }) => void (settings.signups = 'invite_only') },
    play: async ({ canvas }) => {
      await heading(canvas, 'Continue your sign-up');
      await canvas.findAllByRole('link', { name: 'Log in' });
      await expect(canvas.queryByRole('link', { name: 'Create an account' })).toBeNull();
    },
  }),
};

export const Member: StoryObj = {
  name: 'Continues at the first incomplete step',
  ...screen('complete-signup', {
    globals: { viewer: 'member' },
    world: withWorld((of) => {
      of.settings.signup.autoSkip = true;
      viewerOf(of).profile.main_image = null;
      viewerOf(of).profile.images = [];
    }),
    play: async ({ canvas }) => {
      await heading(canvas, `Welcome back, ${viewerOf(world()).profile.name}`);
      await userEvent.click(canvas.getByRole('link', { name: 'Continue' }));
      await canvas.findByRole('progressbar');
    },
  }),
};

export const Nocturne: StoryObj = {
  name: 'Member in nocturne, dark and Italian, on a phone',
  ...screen('complete-signup', {
    globals: { viewer: 'member', template: 'nocturne', scheme: 'dark', language: 'it' },
    viewport: 'phone',
  }),
};

export const Unknown: StoryObj = {
  name: 'While the session loads',
  ...screen('complete-signup', {
    globals: { viewer: 'visitor' },
    world: { faults: { getUser: { kind: 'hang' } } },
  }),
};
