import { setFault } from '@meetcute/mocks';
import { anything, matching, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { withWorld, limitSearchResults, others, currentWorld, viewerOf } from '../world.ts';
import { cards, results } from '../search.ts';

const meta = { title: 'Screens/Search/Page' } satisfies Meta;
export default meta;

const members = (options: ScreenOptions = {}): StoryObj => screen('members', options);

/** Options of a visitor's search. */
const byVisitor = {
  fixed: 'The site decides what a visitor may search. Open Member to see the search of members.',
  globals: { viewer: 'visitor' },
} as const;

const visitor = (options: ScreenOptions = {}): StoryObj => members({ ...options, ...byVisitor });

/** Shows a member like and message buttons on each card. */
export const Member: StoryObj = {
  ...members({
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

/** Shows a visitor profiles without like and message buttons. */
export const Visitor: StoryObj = {
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

/** Opens a members-only search to a visitor from an advert. */
export const OpenToCampaigns: StoryObj = {
  name: 'Visitor from an advert',
  ...screen('members', {
    ...byVisitor,
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

/** Redirects a visitor of a members-only search to the login. */
export const Closed: StoryObj = {
  name: 'Members only',
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
  world: withWorld((world) => {
    limitSearchResults(world, 3);
    for (const profile of others(world)) profile.age = 40;
  }),
  play: async ({ canvas }) => {
    await cards(canvas);
    await userEvent.selectOptions(canvas.getByLabelText(t('search:age')), 'upTo25');
    await expect(await canvas.findByText(t('search:empty.title'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('search:empty.action') })).toBeEnabled();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

/** Offers a broader search once a member’s choice finds nobody. */
export const Empty: StoryObj = {
  name: 'No results (empty search)',
  ...members(empty),
};

/** Finds members after widening a search without results. The gender and the saved filters stay, one press away. */
export const Widened: StoryObj = {
  name: 'Widened search',
  ...members({
    world: withWorld((world) => {
      limitSearchResults(world, 3);
      for (const profile of others(world)) Object.assign(profile, { age: 40, gender: 'm' });
    }),
    play: async ({ canvas }) => {
      await cards(canvas);
      await userEvent.selectOptions(canvas.getByLabelText(t('search:gender')), 'm');
      await cards(canvas);
      await userEvent.selectOptions(canvas.getByLabelText(t('search:age')), 'upTo25');
      await expect(await canvas.findByText(t('search:empty.ageText'))).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: t('search:empty.action') }));
      await expect(await cards(canvas)).toHaveLength(3);
      await expect(canvas.getByLabelText(t('search:age'))).toHaveValue('all');
      await expect(canvas.getByLabelText(t('search:gender'))).toHaveValue('m');
      await expect(viewerOf(currentWorld()).lastFilters).toMatchObject({ gender: 'm', max_age: 25 });
      await userEvent.click(canvas.getByRole('button', { name: t('search:widened.action') }));
      await expect(await canvas.findByText(t('search:empty.title'))).toBeVisible();
      await expect(canvas.getByLabelText(t('search:age'))).toHaveValue('upTo25');
    },
  }),
};

/** Shows card placeholders while searching. */
export const Loading: StoryObj = {
  tags: ['fault'],
  ...members({
    play: async ({ canvas }) => {
      await cards(canvas);
      setFault(currentWorld(), 'search', { kind: 'hang' });
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

/** Shows an error and a retry when the search fails. */
export const Failing: StoryObj = {
  name: 'Search failed',
  tags: ['fault'],
  ...members(failing),
};

/** Shows members after a retry of a failed search. */
export const Retried: StoryObj = {
  name: 'Results after a retry',
  tags: ['fault'],
  ...members({
    ...failing,
    play: async ({ canvas }) => {
      const retry = await canvas.findByRole('button', { name: t('common:tryAgain') });
      currentWorld().faults.clear();
      await userEvent.click(retry);
      await expect((await cards(canvas)).length).toBeGreaterThan(0);
      await expect(canvas.queryByRole('alert')).toBeNull();
    },
  }),
};

/** Shows an error while offline and offers a retry. */
export const Offline: StoryObj = {
  tags: ['fault'],
  ...members({
    fixed: 'The story is about a device without a connection. Open Member to choose the network.',
    globals: { network: 'offline' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(t('search:failed.title'))).toBeVisible();
      await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
    },
  }),
};
