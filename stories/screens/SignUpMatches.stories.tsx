import { anything, matching, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { withWorld, others, world } from '../world.ts';
import { longest } from '../long-names.ts';
import { atWidth } from '../widths.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';

const meta = { title: 'Screens/Sign-up/Matches' } satisfies Meta;
export default meta;

const matches = (options: ScreenOptions = {}): StoryObj => screen('signup-matches', options);

export const Member: StoryObj = {
  name: 'Shows a new member first profiles with like buttons and next steps',
  ...matches({
    play: async ({ canvas, canvasElement }) => {
      const list = await canvas.findByRole('list', { name: t('signupMatches:title') });
      await expect(within(list).getAllByRole('article').length).toBeGreaterThan(0);
      await expect(
        within(list).getAllByRole('button', { name: matching(t('likes:like', { name: anything })) }).length,
      ).toBeGreaterThan(0);
      await expect(canvas.getByRole('link', { name: t('signupMatches:deck') })).toHaveAttribute(
        'href',
        '/match-finder',
      );
      await expect(canvas.getByRole('link', { name: t('signupMatches:members') })).toHaveAttribute(
        'href',
        '/members',
      );
      await expect(canvasElement.querySelector('[data-layout]')).toHaveAttribute('data-layout', 'empty');
    },
  }),
};

export const OnAPhone: StoryObj = {
  name: 'Keeps actions within reach, and fits the longest German names',
  ...matches({
    viewport: 'phone',
    fixed: CHECKED_LOOK,
    globals: { template: 'nocturne', scheme: 'dark', language: 'de' },
    world: withWorld((of) => others(of).forEach((profile) => Object.assign(profile, longest.de))),
    play: async ({ canvas }) => {
      const list = await canvas.findByRole('list', { name: t('signupMatches:title') });
      await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
      await expect(canvas.getByRole('link', { name: t('signupMatches:members') })).toBeVisible();
    },
  }),
};

export const Failing: StoryObj = {
  name: 'Offers a retry when profiles fail to load',
  ...matches({
    world: withWorld(undefined, { faults: { getSuggestions: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(t('signupMatches:failed'));
      await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
      await expect(canvas.queryByRole('list', { name: t('signupMatches:title') })).toBeNull();
    },
  }),
};

export const Retried: StoryObj = {
  name: 'Shows profiles after a retry',
  ...matches({
    world: withWorld(undefined, { faults: { getSuggestions: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      const retry = await canvas.findByRole('button', { name: t('common:tryAgain') });
      world().faults.clear();
      await userEvent.click(retry);
      await expect(await canvas.findByRole('list', { name: t('signupMatches:title') })).toBeVisible();
    },
  }),
};

export const Nobody: StoryObj = {
  name: 'Links to the search without suggestions',
  ...matches({
    world: withWorld((of) => others(of).forEach(({ id }) => of.members.delete(id))),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('signupMatches:empty.title'))).toBeVisible();
      await expect(canvas.getByRole('link', { name: t('signupMatches:members') })).toBeVisible();
    },
  }),
};

export const Loading: StoryObj = {
  name: 'Shows placeholders while profiles load',
  ...matches({
    world: { faults: { getSuggestions: { kind: 'hang' } } },
    patience: 0,
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('list', { name: t('common:loading') })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    },
  }),
};

export const Visitor: StoryObj = {
  name: 'Shows a visitor profiles without like buttons where the search is open',
  ...matches({
    globals: { viewer: 'visitor' },
    spec: ['settings.field.logged-out-search'],
    world: withWorld((of) => {
      of.settings.logged_out_search = 'all';
    }),
    play: async ({ canvas }) => {
      await canvas.findByRole('list', { name: t('signupMatches:title') });
      await expect(
        canvas.queryByRole('button', { name: matching(t('likes:like', { name: anything })) }),
      ).toBeNull();
      await expect(canvas.getByRole('link', { name: t('signupMatches:join') })).toHaveAttribute(
        'href',
        '/signup',
      );
    },
  }),
};

export const ClosedToVisitors: StoryObj = {
  name: 'Explains a members-only search to a visitor',
  ...matches({
    globals: { viewer: 'visitor' },
    spec: ['settings.field.logged-out-search'],
    world: withWorld((of) => {
      of.settings.logged_out_search = 'none';
      of.settings.logged_out_search_trafficsource = 'none';
    }),
    play: async ({ canvas }) => {
      await waitFor(() =>
        expect(
          canvas.getByText(t('signupMatches:visitor', { siteName: world().settings.name })),
        ).toBeVisible(),
      );
      await expect(canvas.queryByRole('article')).toBeNull();
      await expect(canvas.getByRole('link', { name: t('signupMatches:login') })).toBeVisible();
    },
  }),
};

export const Tablet: StoryObj = atWidth('signup-matches', 'tablet', 'dusk', { viewer: 'member' });
