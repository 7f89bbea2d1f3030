import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { CAMPAIGN_ID as ID, onShow } from '../campaign.ts';
import { withWorld, world } from '../world.ts';
import { emailOf, heading } from '../sign-up.ts';

const meta = { title: 'Screens/Sign-up/Account, campaign' } satisfies Meta;
export default meta;

const campaign = (isFictional: boolean, options: ScreenOptions = {}): StoryObj =>
  screen('members-memberId-signup', {
    params: { memberId: ID },
    world: withWorld(onShow(isFictional)),
    ...options,
    globals: { viewer: 'visitor', ...options.globals },
  });

export const Shown: StoryObj = {
  name: 'Shows the profile the visitor came for in heading and button',
  ...campaign(false, {
    spec: [
      'signup.step0.heading-depends-on-campaign-profile',
      'signup.step0.button-depends-on-campaign-profile',
    ],
    play: async ({ canvas, canvasElement }) => {
      await heading(canvas, t('signUp:campaign.title', { name: 'Mirthe' }));
      await expect(canvas.getByRole('button', { name: t('signUp:campaign.submit') })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: t('signUp:submit') })).toBeNull();
      await expect(canvasElement.querySelector('main [data-part="photo"] img')).toBeVisible();
      await expect(canvasElement.querySelector('main [data-part="fictional"]')).toBeNull();
    },
  }),
};

export const Fictional: StoryObj = {
  name: 'Labels a fictional profile before the sign-up',
  ...campaign(true, {
    play: async ({ canvas, canvasElement }) => {
      await heading(canvas, t('signUp:campaign.title', { name: 'Mirthe' }));
      await expect(canvasElement.querySelector('main [data-part="fictional"]')).toBeVisible();
    },
  }),
};

export const AtNight: StoryObj = {
  name: 'Fictional profile in nocturne, dark and German, on a phone',
  ...campaign(true, {
    globals: { template: 'nocturne', scheme: 'dark', language: 'de' },
    viewport: 'phone',
    play: async ({ canvas, canvasElement }) => {
      await heading(canvas, t('signUp:campaign.title', { name: 'Mirthe' }));
      // The logo overlays the page and must not cover text.
      const logo = canvasElement.querySelector('header');
      const below = canvas.getByRole('progressbar').getBoundingClientRect();
      await expect(below.top).toBeGreaterThan(logo?.getBoundingClientRect().bottom ?? Infinity);
    },
  }),
};

export const Gone: StoryObj = {
  name: 'Shows the plain form when the profile is deleted',
  ...screen('members-memberId-signup', {
    params: { memberId: 'nobody' },
    globals: { viewer: 'visitor' },
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:title'));
      await expect(canvas.getByRole('button', { name: t('signUp:submit') })).toBeVisible();
    },
  }),
};

export const Joining: StoryObj = {
  name: 'Continues with the usual steps',
  ...campaign(false, {
    play: async ({ canvas }) => {
      await userEvent.type(await emailOf(canvas), 'robin@post.example');
      await userEvent.type(canvas.getByLabelText(t('signUp:password')), 'correct horse');
      const join = canvas.getByRole('button', { name: t('signUp:campaign.submit') });
      await waitFor(() => expect(join).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(join);
      await heading(canvas, t('signUp:photo.title'));
      await expect([...world().members.values()].at(-1)).toMatchObject({ email: 'robin@post.example' });
    },
  }),
};

export const ByInvitation: StoryObj = {
  name: 'Shows no profile on an invitation-only site',
  ...campaign(false, {
    world: withWorld((of) => {
      onShow(false)(of);
      of.settings.signups = 'invite_only';
    }),
    spec: ['signup.blocked-when-invite-only'],
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByText(t('shell:inviteOnly', { siteName: world().settings.name }));
      await expect(canvasElement.querySelector('main form')).toBeNull();
    },
  }),
};
