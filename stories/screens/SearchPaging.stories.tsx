import { matching, t } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { withWorld, limitSearchResults, others, currentWorld } from '../world.ts';
import { cards, listCards } from '../search.ts';

const meta = { title: 'Screens/Search/Paging' } satisfies Meta;
export default meta;

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

const members = (options: Parameters<typeof screen<'members'>>[1] = {}): StoryObj =>
  screen('members', options);

/** Returns a story of a search with `count` results. */
const finding = (count: number, play?: (canvas: Canvas) => Promise<void>): StoryObj =>
  members({
    world: withWorld((world) => {
      world.settings.search_paging = 'pages';
      limitSearchResults(world, count);
    }),
    play: async ({ canvas }) => {
      await expect(await cards(canvas)).toHaveLength(Math.min(count, 12));
      await expect(canvas.getByText(t('search:count', { count }))).toBeVisible();
      await play?.(canvas);
    },
  });

/** Counts one result. */
export const One: StoryObj = { name: 'One result', ...finding(1) };

/** Shows eleven results, one less than a page. */
export const Eleven: StoryObj = {
  name: 'Eleven results',
  ...finding(11),
};

/** Shows twelve results on one page without page buttons. */
export const Twelve: StoryObj = {
  name: 'Twelve results',
  ...finding(12, async (canvas) => {
    await expect(canvas.queryByRole('navigation', { name: t('search:pages') })).toBeNull();
  }),
};

/** Shows thirteen results on two pages. */
export const Thirteen: StoryObj = {
  name: 'Thirteen results',
  ...finding(13, async (canvas) => {
    await expect(canvas.getByText(t('search:page', { page: 1, pages: 2 }))).toBeVisible();
  }),
};

/** Shows twenty-five results on three pages, one on the last. */
export const TwentyFive: StoryObj = {
  name: 'Twenty-five results',
  ...finding(25, async (canvas) => {
    for (const page of [2, 3]) {
      await waitFor(() => expect(canvas.getByRole('button', { name: t('search:next') })).toBeEnabled());
      await userEvent.click(canvas.getByRole('button', { name: t('search:next') }));
      await canvas.findByText(t('search:page', { page, pages: 3 }));
    }
    await expect(listCards(canvas)).toHaveLength(1);
  }),
};

/** Moves forward and back through numbered pages. */
export const Pages: StoryObj = {
  name: 'Numbered pages',
  ...members({
    spec: ['search.results-paged'],
    world: withWorld((world) => {
      world.settings.search_paging = 'pages';
      limitSearchResults(world, 15);
    }),
    play: async ({ canvas }) => {
      const [first] = await cards(canvas);
      const name = first!.getAttribute('aria-label');
      await expect(canvas.getByRole('button', { name: t('search:previous') })).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: t('search:next') }));
      await canvas.findByText(t('search:page', { page: 2, pages: 2 }));
      await waitFor(() => expect(listCards(canvas)).toHaveLength(3));
      await expect(canvas.getByRole('button', { name: t('search:next') })).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: t('search:previous') }));
      await waitFor(() => expect(listCards(canvas)[0]).toHaveAttribute('aria-label', name!));
    },
  }),
};

const createEndlessWorld = (count: number) =>
  withWorld((world) => {
    limitSearchResults(world, count);
    world.settings.search_paging = 'infinite';
    world.settings.member_resell = [];
  });
const endless = createEndlessWorld(40);

/** Scrolls down page by page until `count` cards are rendered, with patience for slow machines. */
async function scrollOn(canvas: Canvas, count: number): Promise<void> {
  for (let least = 24; least < count + 12; least += 12)
    await waitFor(async () => {
      scrollTo({ top: document.body.scrollHeight });
      await expect(listCards(canvas).length).toBeGreaterThanOrEqual(Math.min(least, count));
    });
  await expect(listCards(canvas)).toHaveLength(count);
}

/** Loads the rest of twenty-five results on scroll. */
export const TwentyFiveBelow: StoryObj = {
  name: 'Twenty-five results on scroll',
  ...members({
    world: createEndlessWorld(25),
    play: async ({ canvas }) => {
      await cards(canvas);
      await scrollOn(canvas, 25);
      await expect(canvas.getByText(t('search:count', { count: 25 }))).toBeInTheDocument();
      await expect(canvas.queryByRole('button', { name: t('common:showMore') })).toBeNull();
      scrollTo({ top: 0 });
    },
  }),
};

/** Loads further results on scroll until the end. */
export const Infinite: StoryObj = {
  name: 'Endless scroll',
  ...members({
    spec: ['search.results-infinite-scroll'],
    world: endless,
    play: async ({ canvas }) => {
      await cards(canvas);
      await scrollOn(canvas, 40);
      await expect(canvas.queryByRole('button', { name: t('common:showMore') })).toBeNull();
      scrollTo({ top: 0 });
    },
  }),
};

/** Keeps the results and offers a retry when more fail to load. */
export const InfiniteFailing: StoryObj = {
  name: 'More results failed',
  tags: ['fault'],
  ...members({
    // Only the first page loads.
    world: { ...endless, faults: { search: { kind: 'error', code: 'server_error', after: 1 } } },
    play: async ({ canvas }) => {
      await cards(canvas);
      await waitFor(() => {
        scrollTo({ top: document.body.scrollHeight });
        return expect(canvas.getByRole('alert')).toHaveTextContent(t('search:failedMore.title'));
      });
      await expect(listCards(canvas).length).toBeGreaterThanOrEqual(12);
      await expect(canvas.getByRole('button', { name: t('common:tryAgain') })).toBeEnabled();
    },
  }),
};

/** Shows more results after a retry. */
export const InfiniteRetried: StoryObj = {
  name: 'More results after a retry',
  tags: ['fault'],
  ...members({
    world: { ...endless, faults: { search: { kind: 'error', code: 'server_error', after: 1 } } },
    play: async ({ canvas }) => {
      await cards(canvas);
      await waitFor(() => {
        scrollTo({ top: document.body.scrollHeight });
        return expect(canvas.getByRole('alert')).toHaveTextContent(t('search:failedMore.title'));
      });
      const countBefore = listCards(canvas).length;
      currentWorld().faults.clear();
      await userEvent.click(canvas.getByRole('button', { name: t('common:tryAgain') }));
      await waitFor(() => expect(listCards(canvas).length).toBeGreaterThan(countBefore));
      await expect(canvas.queryByRole('alert')).toBeNull();
      scrollTo({ top: 0 });
    },
  }),
};

const TOTAL = 30;

/** Opens the results page of the URL and continues from there. */
export const PageOfTheAddress: StoryObj = {
  name: 'Page of the URL',
  ...members({
    query: { page: '2', ref: 'summer' },
    world: withWorld((world) => {
      world.settings.search_paging = 'pages';
      limitSearchResults(world, TOTAL);
    }),
    play: async ({ canvas }) => {
      await expect(await cards(canvas)).toHaveLength(12);
      await expect(canvas.getByText(t('search:page', { page: 2, pages: 3 }))).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: t('search:next') }));
      await canvas.findByText(t('search:page', { page: 3, pages: 3 }));
      await waitFor(() => expect(listCards(canvas)).toHaveLength(6));
    },
  }),
};

/** Falls back to the last page for a page beyond the end. */
export const PageBeyondTheEnd: StoryObj = {
  name: 'Page beyond the end',
  ...members({
    query: { page: '9' },
    world: withWorld((world) => {
      world.settings.search_paging = 'pages';
      limitSearchResults(world, TOTAL);
    }),
    play: async ({ canvas }) => {
      await canvas.findByText(t('search:page', { page: 3, pages: 3 }));
      await expect(await cards(canvas)).toHaveLength(6);
    },
  }),
};

/** Applies valid filters of the URL and ignores invalid ones. */
export const FiltersOfTheAddress: StoryObj = {
  name: 'Filters of the URL',
  ...members({
    query: { gender: 'm', min_age: '12', max_age: 'old', country: 'xx' },
    world: withWorld((world) => {
      limitSearchResults(world, 14);
      others(world).forEach((profile, index) => (profile.gender = index < 3 ? 'm' : 'f'));
    }),
    play: async ({ canvas }) => {
      await expect(await cards(canvas)).toHaveLength(3);
      await expect(canvas.getByLabelText(t('search:gender'))).toHaveValue('m');
      await expect(canvas.getByLabelText(t('search:age'))).toHaveValue('all');
      await expect(canvas.getByLabelText(t('common:country'))).toHaveDisplayValue(
        matching(t('search:allCountries')),
      );
    },
  }),
};
