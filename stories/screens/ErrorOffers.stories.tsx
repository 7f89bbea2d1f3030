import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screen, screenAt } from '@meetcute/storybook/screen';
import { currentWorld } from '../world.ts';

const meta = { title: 'Screens/Errors/Offers' } satisfies Meta;
export default meta;

const visitor = {
  fixed: 'Visitors are asked to join. Open Suggested profiles to see a member.',
  globals: { viewer: 'visitor' },
} as const;

/** Shows the sign-up form to a visitor. */
export const SignUp: StoryObj = {
  name: 'Sign-up',
  ...screenAt('/nowhere', {
    ...visitor,
    spec: ['error-page.signup-form-for-visitors'],
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: t('signUp:submit') })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: t('signUp:email') })).toBeVisible();
      await expect(canvas.queryByText(t('error:suggestions'))).toBeNull();
    },
  }),
};

/** Explains an invitation-only site instead of the form. */
export const InviteOnly: StoryObj = {
  name: 'Invitation only',
  ...screenAt('/nowhere', {
    ...visitor,
    world: {
      change: (world) => void (world.settings = { ...world.settings, signups: 'with_trafficsource' }),
    },
    play: async ({ canvas }) => {
      await canvas.findByText(t('shell:inviteOnly', { siteName: currentWorld().settings.name }));
      await expect(canvas.queryByRole('button', { name: t('signUp:submit') })).toBeNull();
    },
  }),
};

/** Shows the form to a visitor from an advert on the same site. */
export const FromAnAdvert: StoryObj = {
  name: 'From an advert',
  ...screenAt('/nowhere?ref=spring', {
    ...visitor,
    spec: ['signup.allowed-with-trafficsource-param'],
    world: {
      change: (world) => void (world.settings = { ...world.settings, signups: 'with_trafficsource' }),
    },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: t('signUp:submit') })).toBeVisible();
    },
  }),
};

/** Suggests profiles to a member. */
export const Members: StoryObj = {
  name: 'Suggested profiles',
  ...screenAt('/nowhere', {
    spec: ['error-page.suggested-members-when-logged-in'],
    play: async ({ canvas }) => {
      const members = await canvas.findByRole('region', { name: t('error:suggestions') });
      await expect(members.querySelectorAll('article').length).toBeGreaterThan(0);
      await expect(canvas.queryByRole('button', { name: t('signUp:submit') })).toBeNull();
    },
  }),
};

/** Offers a retry when suggestions fail to load. */
export const Failing: StoryObj = {
  name: 'Suggestions fail to load',
  tags: ['fault'],
  ...screenAt('/nowhere', {
    world: { faults: { getSuggestions: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      await canvas.findByText(t('error:pageNotFound'));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(t('error:suggestionsFailed'));
      await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
    },
  }),
};

/** Suggests other profiles on a deleted profile’s page. */
export const MemberIsGone: StoryObj = {
  name: 'Deleted profile',
  ...screen('members-memberId', {
    params: { memberId: 'nobody' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('404')).toBeVisible();
      await canvas.findByRole('region', { name: t('error:suggestions') });
    },
  }),
};
