import type { FilterOptions } from '@meetcute/contract';
import { noFilters } from '@meetcute/core';
import { setFault, type World } from '@meetcute/mocks';
import { t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import type { WorldParameter } from '@meetcute/storybook/stage';
import { withWorld, viewerOf, others, currentWorld } from '../world.ts';
import { listCards } from '../search.ts';

const meta = { title: 'Screens/Search/Similar' } satisfies Meta;
export default meta;

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

const filters: FilterOptions = { ...noFilters, gender: 'f', min_age: 36, max_age: 45, country: 'NL' };

/** Returns a change that adds `fitting` members within the filters and `similar` ones up to five years younger. */
const people = (fitting: number, similar: number) => (world: World) => {
  world.settings.search_paging = 'pages';
  world.settings.member_resell = [];
  Object.assign(viewerOf(world), { lastFilters: filters });
  const candidates = others(world).filter((profile) => profile.date_of_birth !== null);
  const keptProfiles = candidates.slice(0, fitting + similar);
  for (const { id } of others(world))
    if (!keptProfiles.some((profile) => profile.id === id)) world.members.delete(id);
  keptProfiles.forEach((profile, index) =>
    Object.assign(profile, { gender: 'f', country: 'NL', age: index < fitting ? 40 : 33 }),
  );
};

const members = (fitting: number, similar: number, rest: ScreenOptions = {}): StoryObj =>
  screen('members', { ...rest, world: withWorld(people(fitting, similar), rest.world) });

const similarIn = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: t('search:similar.title') }));

/** Lists similar profiles after the last result and labels them. */
export const AfterTheLast: StoryObj = {
  name: 'After the last result',
  ...members(3, 5, {
    spec: ['search.similar-profiles-section', 'search.similar-age-widened-5-years'],
    play: async ({ canvas }) => {
      const similar = await similarIn(canvas);
      await expect(similar.getByText(t('search:similar.text'))).toBeVisible();
      await expect(similar.getAllByRole('article')).toHaveLength(5);
      await expect(similar.getByRole('heading', { level: 2 })).toHaveTextContent(t('search:similar.title'));
      await expect(listCards(canvas)).toHaveLength(3);
      await expect(canvas.getByText(t('search:count', { count: 3 }))).toBeVisible();
    },
  }),
};

/** Widens the ages by five years on each side, and looks in all regions. */
export const FiveYearsAndNoMore: StoryObj = {
  name: 'Ages widened by five years',
  ...screen('members', {
    spec: ['search.similar-age-widened-5-years', 'search.similar-region-0'],
    world: withWorld((world) => {
      people(2, 4)(world);
      Object.assign(viewerOf(world), { lastFilters: { ...filters, countryregion: '1' } });
      const ages = [40, 40, 31, 50, 30, 51];
      others(world).forEach((profile, index) =>
        Object.assign(profile, { age: ages[index], countryregion: index < 2 ? '1' : '2' }),
      );
    }),
    play: async ({ canvas }) => {
      const similar = await similarIn(canvas);
      await waitFor(() => expect(similar.getAllByRole('article')).toHaveLength(2));
      await expect(similar.getByText(/^31$/)).toBeVisible();
      await expect(similar.getByText(/^50$/)).toBeVisible();
      await expect(listCards(canvas)).toHaveLength(2);
    },
  }),
};

/** Lists similar profiles below the notice without results. */
export const NobodyFits: StoryObj = {
  name: 'Below a search without results',
  ...members(0, 4, {
    world: withWorld((world) => {
      viewerOf(world).lastFilters = { ...filters, min_age: null, max_age: null };
    }),
    play: async ({ canvas }) => {
      await waitFor(() => expect(listCards(canvas)).toHaveLength(4));
      await userEvent.selectOptions(canvas.getByLabelText(t('search:age')), '36to45');
      await expect(await canvas.findByText(t('search:empty.title'))).toBeVisible();
      await expect((await similarIn(canvas)).getAllByRole('article')).toHaveLength(4);
    },
  }),
};

/** Lists similar profiles after the last page, without duplicates. */
export const OnTheLastPage: StoryObj = {
  name: 'After the last page',
  ...members(15, 2, {
    play: async ({ canvas }) => {
      await waitFor(() => expect(listCards(canvas)).toHaveLength(12));
      await expect(canvas.queryByRole('region', { name: t('search:similar.title') })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: t('search:next') }));
      const similar = await similarIn(canvas);
      await waitFor(() => expect(similar.getAllByRole('article')).toHaveLength(2));
    },
  }),
};

/** Adds more similar profiles on request. */
export const Many: StoryObj = {
  name: 'More on request',
  ...members(2, 20, {
    play: async ({ canvas }) => {
      const region = within(await canvas.findByRole('region', { name: t('search:similar.title') }));
      const more = await region.findByRole('button', { name: t('common:showMore') });
      const countBefore = region.getAllByRole('article').length;
      await userEvent.click(more);
      await waitFor(() => expect(region.getAllByRole('article')).toHaveLength(20));
      await expect(countBefore).toBeLessThan(20);
      await expect(region.queryByRole('button', { name: t('common:showMore') })).toBeNull();
    },
  }),
};

/** Returns a world parameter whose search fails after the given number of responses. */
const failsAfter = (answers: number): WorldParameter => ({
  faults: { search: { kind: 'error', code: 'server_error', after: answers } },
});

/** Expects the error, and returns the region and the number of cards in it. */
async function expectError(canvas: Canvas): Promise<{ before: number; region: ReturnType<typeof within> }> {
  const region = await similarIn(canvas);
  await expect(await region.findByRole('alert')).toHaveTextContent(t('search:failedMore.title'));
  return { before: region.queryAllByRole('article').length, region };
}

async function retry({ getByRole }: ReturnType<typeof within>): Promise<void> {
  currentWorld().faults.clear();
  await userEvent.click(getByRole('button', { name: t('common:tryAgain') }));
}

/** Asks for more similar profiles, with an error. */
async function askForMore(canvas: Canvas): Promise<void> {
  const more = await (await similarIn(canvas)).findByRole('button', { name: t('common:showMore') });
  setFault(currentWorld(), 'search', { kind: 'error', code: 'server_error' });
  await userEvent.click(more);
}

/** Keeps the results when similar profiles fail to load. */
export const Failing: StoryObj = {
  name: 'Similar profiles failed',
  tags: ['fault'],
  ...members(3, 5, {
    world: failsAfter(1),
    play: async ({ canvas }) => {
      const { before } = await expectError(canvas);
      await expect(before).toBe(0);
      await expect(listCards(canvas)).toHaveLength(3);
    },
  }),
};

/** Loads similar profiles on a retry. */
export const Retried: StoryObj = {
  name: 'Similar profiles after a retry',
  tags: ['fault'],
  ...members(3, 5, {
    world: failsAfter(1),
    play: async ({ canvas }) => {
      const { region } = await expectError(canvas);
      await retry(region);
      await expect(await region.findAllByRole('article')).toHaveLength(5);
      await expect(region.queryByRole('alert')).toBeNull();
    },
  }),
};

/** Keeps similar profiles when more fail to load. */
export const FailingLater: StoryObj = {
  name: 'More failed',
  tags: ['fault'],
  ...members(2, 30, {
    play: async ({ canvas }) => {
      await askForMore(canvas);
      const { before } = await expectError(canvas);
      await expect(before).toBeGreaterThan(0);
    },
  }),
};

/** Adds more similar profiles on a retry. */
export const MoreOnRetry: StoryObj = {
  name: 'More after a retry',
  tags: ['fault'],
  ...members(2, 30, {
    play: async ({ canvas }) => {
      await askForMore(canvas);
      const { before, region } = await expectError(canvas);
      await retry(region);
      await waitFor(() => expect(region.getAllByRole('article').length).toBeGreaterThan(before));
    },
  }),
};
