import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen, screenAt } from '../../.storybook/screen.ts';
import { world } from '../world.ts';

const meta = { title: 'Screens/Errors/Offers' } satisfies Meta;
export default meta;

const nocturne = { template: 'nocturne', scheme: 'dark' } as const;

export const SignUp: StoryObj = {
  name: 'Shows the sign-up form to a visitor',
  ...screenAt('/nowhere', {
    globals: { viewer: 'visitor' },
    spec: ['error-page.signup-form-for-visitors'],
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: t('signUp:submit') })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: t('signUp:email') })).toBeVisible();
      await expect(canvas.queryByText(t('error:suggestions'))).toBeNull();
    },
  }),
};

export const SignUpOnAPhone: StoryObj = {
  name: 'Sign-up form in nocturne on a phone',
  ...screenAt('/nowhere', { globals: { viewer: 'visitor', ...nocturne }, viewport: 'phone' }),
};

export const InviteOnly: StoryObj = {
  name: 'Explains an invitation-only site instead of the form',
  ...screenAt('/nowhere', {
    globals: { viewer: 'visitor' },
    world: {
      change: (of) => void (of.settings = { ...of.settings, signups: 'with_trafficsource' }),
    },
    play: async ({ canvas }) => {
      await canvas.findByText(t('shell:inviteOnly', { siteName: world().settings.name }));
      await expect(canvas.queryByRole('button', { name: t('signUp:submit') })).toBeNull();
    },
  }),
};

export const FromAnAdvert: StoryObj = {
  name: 'Shows the form to a visitor from an advert on the same site',
  ...screenAt('/nowhere?ref=spring', {
    globals: { viewer: 'visitor' },
    spec: ['signup.allowed-with-trafficsource-param'],
    world: {
      change: (of) => void (of.settings = { ...of.settings, signups: 'with_trafficsource' }),
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: t('signUp:submit') })).toBeVisible();
    },
  }),
};

export const Members: StoryObj = {
  name: 'Suggests profiles to a member',
  ...screenAt('/nowhere', {
    globals: { viewer: 'unpaid' },
    spec: ['error-page.suggested-members-when-logged-in'],
    play: async ({ canvas }) => {
      const members = await canvas.findByRole('region', { name: t('error:suggestions') });
      await expect(members.querySelectorAll('article').length).toBeGreaterThan(0);
      await expect(canvas.queryByRole('button', { name: t('signUp:submit') })).toBeNull();
    },
  }),
};

export const MembersOnAPhone: StoryObj = {
  name: 'Suggestions in nocturne on a phone',
  ...screenAt('/nowhere', { globals: { viewer: 'paid', ...nocturne }, viewport: 'phone' }),
};

export const Failing: StoryObj = {
  name: 'Offers a retry when suggestions fail to load',
  ...screenAt('/nowhere', {
    globals: { viewer: 'unpaid' },
    world: { faults: { getSuggestions: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      await canvas.findByText(t('error:pageNotFound'));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(t('error:suggestionsFailed'));
      await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
    },
  }),
};

export const MemberIsGone: StoryObj = {
  name: 'Suggests other profiles on a deleted profile’s page',
  ...screen('members-memberId', {
    params: { memberId: 'nobody' },
    globals: { viewer: 'unpaid' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('404')).toBeVisible();
      await canvas.findByRole('region', { name: t('error:suggestions') });
    },
  }),
};
