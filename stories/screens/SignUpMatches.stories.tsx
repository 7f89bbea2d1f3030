import { anything, matching, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { withWorld, others, currentWorld } from '../world.ts';
import { longest } from '../states.ts';

const meta = { title: 'Screens/Sign-up/Matches' } satisfies Meta;
export default meta;

const matches = (options: ScreenOptions = {}): StoryObj => screen('signup-matches', options);

/** Shows a new member first profiles with like buttons and next steps. */
export const Member: StoryObj = {
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

/** Keeps actions within reach, and fits the longest names. */
export const OnAPhone: StoryObj = {
  name: 'Long names on a phone',
  ...matches({
    viewport: 'phone',
    fixed: 'Long names are hardest to fit on a phone. Open Member to see other widths.',
    world: withWorld((world) => others(world).forEach((profile) => Object.assign(profile, longest.de))),
    play: async ({ canvas }) => {
      await canvas.findByRole('list', { name: t('signupMatches:title') });
      // The menu of a card reaches into the gutter of the page, so that its dots end where the photo does.
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      await expect(canvas.getByRole('link', { name: t('signupMatches:members') })).toBeVisible();
    },
  }),
};

/** Offers a retry when profiles fail to load. */
export const Failing: StoryObj = {
  name: 'Profiles failed',
  tags: ['fault'],
  ...matches({
    world: withWorld(undefined, { faults: { getSuggestions: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(t('signupMatches:failed'));
      await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
      await expect(canvas.queryByRole('list', { name: t('signupMatches:title') })).toBeNull();
    },
  }),
};

/** Shows profiles after a retry. */
export const Retried: StoryObj = {
  name: 'Profiles after a retry',
  tags: ['fault'],
  ...matches({
    world: withWorld(undefined, { faults: { getSuggestions: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      const retry = await canvas.findByRole('button', { name: t('common:tryAgain') });
      currentWorld().faults.clear();
      await userEvent.click(retry);
      await expect(await canvas.findByRole('list', { name: t('signupMatches:title') })).toBeVisible();
    },
  }),
};

/** Links to the search without suggestions. */
export const Nobody: StoryObj = {
  name: 'No suggestions',
  ...matches({
    world: withWorld((world) => others(world).forEach(({ id }) => world.members.delete(id))),
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('signupMatches:empty.title'))).toBeVisible();
      await expect(canvas.getByRole('link', { name: t('signupMatches:members') })).toBeVisible();
    },
  }),
};

/** Shows placeholders while profiles load. */
export const Loading: StoryObj = {
  tags: ['fault'],
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

/** Shows a visitor profiles without like buttons where the search is open. */
export const Visitor: StoryObj = {
  ...matches({
    fixed: 'A visitor sees no suggestions of their own. Open Member to see those of members.',
    globals: { viewer: 'visitor' },
    spec: ['settings.field.logged-out-search'],
    world: withWorld((world) => {
      world.settings.logged_out_search = 'all';
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

/** Explains a members-only search to a visitor. */
export const ClosedToVisitors: StoryObj = {
  name: 'Members only',
  ...matches({
    fixed: 'A visitor sees no suggestions of their own. Open Member to see those of members.',
    globals: { viewer: 'visitor' },
    spec: ['settings.field.logged-out-search'],
    world: withWorld((world) => {
      world.settings.logged_out_search = 'none';
      world.settings.logged_out_search_trafficsource = 'none';
    }),
    play: async ({ canvas }) => {
      await waitFor(() =>
        expect(
          canvas.getByText(t('signupMatches:visitor', { siteName: currentWorld().settings.name })),
        ).toBeVisible(),
      );
      await expect(canvas.queryByRole('article')).toBeNull();
      await expect(canvas.getByRole('link', { name: t('signupMatches:login') })).toBeVisible();
    },
  }),
};
