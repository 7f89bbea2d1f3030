import { t } from '@meetcute/storybook';
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

export const InviteOnly: StoryObj = {
  name: 'Offers only the login on an invitation-only site',
  ...screen('complete-signup', {
    globals: { viewer: 'visitor' },
    world: { change: ({ settings }) => void (settings.signups = 'invite_only') },
    play: async ({ canvas }) => {
      await heading(canvas, t('completeSignup:title'));
      await canvas.findAllByRole('link', { name: t('shell:login') });
      await expect(canvas.queryByRole('link', { name: t('completeSignup:join') })).toBeNull();
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
      await heading(canvas, t('completeSignup:member.title', { name: viewerOf(world()).profile.name }));
      await userEvent.click(canvas.getByRole('link', { name: t('completeSignup:member.goOn') }));
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
