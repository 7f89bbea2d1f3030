import { t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { CAMPAIGN_ID as ID, onShow } from '../campaign.ts';
import { withWorld, currentWorld } from '../world.ts';
import { emailOf, heading } from '../sign-up.ts';

const meta = { title: 'Screens/Sign-up/Account, campaign' } satisfies Meta;
export default meta;

const campaign = (isFictional: boolean, options: ScreenOptions = {}): StoryObj =>
  screen('members-memberId-signup', {
    params: { memberId: ID },
    world: withWorld(onShow(isFictional)),
    ...options,
  });

/** Shows the profile the visitor came for in heading and button. */
export const Shown: StoryObj = {
  name: 'Profile shown',
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

/** Labels a fictional profile before the sign-up. */
export const Fictional: StoryObj = {
  name: 'Fictional profile',
  tags: ['legal'],
  ...campaign(true, {
    play: async ({ canvas, canvasElement }) => {
      await heading(canvas, t('signUp:campaign.title', { name: 'Mirthe' }));
      await expect(canvasElement.querySelector('main [data-part="fictional"]')).toBeVisible();
    },
  }),
};

/** Keeps the logo, which overlays the page, off the text. */
export const AtNight: StoryObj = {
  name: 'Logo above the text in Nocturne',
  tags: ['nocturne'],
  ...campaign(true, {
    fixed: 'Nocturne lays its logo over the page. Open Fictional profile to see Classic.',
    globals: { template: 'nocturne' },
    viewport: 'phone',
    play: async ({ canvas, canvasElement }) => {
      await heading(canvas, t('signUp:campaign.title', { name: 'Mirthe' }));
      // The logo overlays the page and must not cover text.
      const logo = canvasElement.querySelector('header');
      const progressBox = canvas.getByRole('progressbar').getBoundingClientRect();
      await expect(progressBox.top).toBeGreaterThan(logo?.getBoundingClientRect().bottom ?? Infinity);
    },
  }),
};

/** Shows the plain form when the profile is deleted. */
export const Gone: StoryObj = {
  name: 'Deleted profile',
  ...screen('members-memberId-signup', {
    params: { memberId: 'nobody' },
    play: async ({ canvas }) => {
      await heading(canvas, t('signUp:title'));
      await expect(canvas.getByRole('button', { name: t('signUp:submit') })).toBeVisible();
    },
  }),
};

/** Continues with the usual steps. */
export const Joining: StoryObj = {
  name: 'Joined',
  ...campaign(false, {
    play: async ({ canvas }) => {
      await userEvent.type(await emailOf(canvas), 'robin@post.example');
      await userEvent.type(canvas.getByLabelText(t('signUp:password')), 'correct horse');
      const join = canvas.getByRole('button', { name: t('signUp:campaign.submit') });
      await waitFor(() => expect(join).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(join);
      await heading(canvas, t('signUp:photo.title'));
      await expect([...currentWorld().members.values()].at(-1)).toMatchObject({
        email: 'robin@post.example',
      });
    },
  }),
};

/** Shows no profile on an invitation-only site. */
export const ByInvitation: StoryObj = {
  name: 'Invitation only',
  ...campaign(false, {
    world: withWorld((world) => {
      onShow(false)(world);
      world.settings.signups = 'invite_only';
    }),
    spec: ['signup.blocked-when-invite-only'],
    play: async ({ canvas, canvasElement }) => {
      await canvas.findByText(t('shell:inviteOnly', { siteName: currentWorld().settings.name }));
      await expect(canvasElement.querySelector('main form')).toBeNull();
    },
  }),
};
