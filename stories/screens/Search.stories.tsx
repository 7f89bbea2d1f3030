import { setFault } from '@meetcute/mocks';
import { anything, matching, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { withWorld, limitSearchResults, viewerOf, others, world } from '../world.ts';
import { cards, results } from '../search.ts';
import { atWidth } from '../widths.ts';

const meta = { title: 'Screens/Search/Page' } satisfies Meta;
export default meta;

const nocturne = { template: 'nocturne', scheme: 'dark' } as const;

const members = (options: ScreenOptions = {}): StoryObj => screen('members', options);

const visitor = (options: ScreenOptions = {}): StoryObj =>
  members({ ...options, globals: { viewer: 'visitor' } });

export const Member: StoryObj = {
  name: 'Shows a member like and message buttons on each card',
  ...members({
    globals: { viewer: 'unpaid' },
    spec: ['search.card.like-button', 'search.card.message-button', 'search.visible-when-logged-in'],
    world: { change: ({ settings }) => void (settings.logged_out_search = 'none') },
    play: async ({ canvas }) => {
      const [first] = await cards(canvas);
      await expect(
        within(first!).getByRole('button', { name: matching(t('likes:like', { name: anything })) }),
      ).toBeVisible();
      await expect(
        within(first!).getByRole('button', { name: matching(t('common:messageTo', { name: anything })) }),
      ).toBeVisible();
    },
  }),
};

export const OnAPhone: StoryObj = {
  name: 'Two columns of cards on a phone',
  ...members({ viewport: 'phone' }),
};

export const NocturneInPolish: StoryObj = {
  name: 'Search in nocturne, dark and Polish',
  ...members({ globals: { ...nocturne, language: 'pl' } }),
};

export const GermanPhone: StoryObj = {
  name: 'Search in German, on a phone',
  ...members({ globals: { language: 'de' }, viewport: 'phone' }),
};

export const Visitor: StoryObj = {
  name: 'Shows a visitor profiles without like and message buttons',
  ...visitor({
    spec: [
      'search.card.no-buttons-for-visitors',
      'permission.like-button-only-logged-in',
      'permission.message-button-only-logged-in',
      'search.visible-when-logged-out-search-not-none',
      'settings.field.logged-out-search',
    ],
    world: { change: ({ settings }) => void (settings.logged_out_search = 'all') },
    play: async ({ canvas }) => {
      await cards(canvas);
      await expect(within(await results(canvas)).queryAllByRole('button')).toHaveLength(0);
    },
  }),
};

export const OpenToCampaigns: StoryObj = {
  name: 'Opens a members-only search to a visitor from an advert',
  ...screen('members', {
    globals: { viewer: 'visitor' },
    query: { ref: 'summer' },
    spec: ['search.visible-when-trafficsource-variant-not-none', 'settings.field.logged-out-search'],
    world: {
      change: ({ settings }) =>
        Object.assign(settings, { logged_out_search: 'none', logged_out_search_trafficsource: 'all' }),
    },
    play: async ({ canvas }) => {
      const [card] = await cards(canvas);
      await expect(card).toBeVisible();
    },
  }),
};

export const Closed: StoryObj = {
  name: 'Redirects a visitor of a members-only search to the login',
  ...visitor({
    spec: ['search.hidden-otherwise', 'search.logged-out-needs-permission'],
    world: {
      change: ({ settings }) =>
        Object.assign(settings, { logged_out_search: 'none', logged_out_search_trafficsource: 'none' }),
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: t('login:title') });
      await expect(canvas.queryByRole('list', { name: t('search:results') })).toBeNull();
    },
  }),
};

const empty: ScreenOptions = {
  world: withWorld((of) => {
    limitSearchResults(of, 3);
    viewerOf(of).lastFilters = {
      gender: 'x',
      min_age: 66,
      max_age: null,
      country: viewerOf(of).profile.country,
      countryregion: '0',
    };
    for (const profile of others(of)) profile.gender = 'f';
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('search:empty.title'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('search:empty.action') })).toBeEnabled();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

export const Empty: StoryObj = {
  name: 'Offers a broader search without results',
  ...members(empty),
};

export const Widened: StoryObj = {
  name: 'Finds members after widening a search without results',
  ...members({
    ...empty,
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: t('search:empty.action') }));
      await expect(await cards(canvas)).toHaveLength(3);
      await expect(canvas.getByLabelText(t('search:age'))).toHaveValue('all');
    },
  }),
};

export const NocturneEmpty: StoryObj = {
  name: 'No results, in nocturne, dark',
  ...members({ ...empty, globals: nocturne }),
};

export const Loading: StoryObj = {
  name: 'Shows card placeholders while searching',
  ...members({
    play: async ({ canvas }) => {
      await cards(canvas);
      setFault(world(), 'search', { kind: 'hang' });
      await userEvent.selectOptions(canvas.getByLabelText(t('search:age')), 'upTo25');
      await waitFor(async () => expect(await results(canvas)).toHaveAttribute('aria-busy', 'true'));
      await expect(within(await results(canvas)).queryAllByRole('article')).toHaveLength(0);
    },
  }),
};

const failing: ScreenOptions = {
  world: withWorld(undefined, { faults: { search: { kind: 'error', code: 'server_error' } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('search:failed.title'));
    await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

export const Failing: StoryObj = {
  name: 'Shows an error and a retry when the search fails',
  ...members(failing),
};

export const Retried: StoryObj = {
  name: 'Shows members after a retry of a failed search',
  ...members({
    ...failing,
    play: async ({ canvas }) => {
      const retry = await canvas.findByRole('button', { name: t('common:tryAgain') });
      world().faults.clear();
      await userEvent.click(retry);
      await expect((await cards(canvas)).length).toBeGreaterThan(0);
      await expect(canvas.queryByRole('alert')).toBeNull();
    },
  }),
};

export const NocturneFailing: StoryObj = {
  name: 'Failed search, in nocturne, dark',
  ...members({ ...failing, globals: nocturne }),
};

const offline = (globals: ScreenOptions['globals']): StoryObj =>
  members({
    globals: { ...globals, network: 'offline' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('search:failed.title'))).toBeVisible();
      await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
    },
  });

export const Offline: StoryObj = {
  name: 'Shows an error while offline and offers a retry',
  ...offline({}),
};

export const NocturneOffline: StoryObj = {
  name: 'Offline, in nocturne, dark',
  ...offline(nocturne),
};

export const Tablet: StoryObj = atWidth('members', 'tablet', 'dawn', { viewer: 'paid' });

export const Desktop: StoryObj = atWidth('members', 'desktop', 'day', { viewer: 'paid' });

export const SlowConnection: StoryObj = {
  name: 'Loads on a slow connection',
  ...screen('members', { globals: { network: 'slow' } }),
};
