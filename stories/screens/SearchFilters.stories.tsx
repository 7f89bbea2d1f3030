import { noFilters } from '@meetcute/core';
import type { World } from '@meetcute/mocks';
import { collapse, country, t, type TextKey, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { withWorld, currentWorld, limitSearchResults, viewerOf, others } from '../world.ts';
import { cards, listCards } from '../search.ts';

const meta = { title: 'Screens/Search/Filters' } satisfies Meta;
export default meta;

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

const members = (options: Parameters<typeof screen<'members'>>[1] = {}): StoryObj =>
  screen('members', options);

/** Options of a visitor's search. */
const byVisitor = {
  fixed: 'A visitor has no profile to begin from. Open By country to see the filters of members.',
  globals: { viewer: 'visitor' },
} as const;

const nobodyElse = (world: World) => {
  limitSearchResults(world, 14);
  const [first, second, third] = others(world);
  for (const profile of others(world)) Object.assign(profile, { gender: 'm', age: 40, countryregion: null });
  const region = world.settings.region_data['NL']?.[0]?.id ?? null;
  Object.assign(first!, { name: 'Ines', gender: 'f' });
  Object.assign(second!, { name: 'Yusuf', age: 24 });
  Object.assign(third!, { name: 'Marit', countryregion: region });
};

/** Returns a story that changes one filter and expects exactly one result. */
const createFilterStory = (
  label: TextKey,
  choose: (options: string[]) => string,
  remainingName: string,
  spec: string[],
): StoryObj =>
  members({
    spec,
    world: withWorld(nobodyElse),
    play: async ({ canvas }) => {
      await expect(await cards(canvas)).toHaveLength(12);
      const select = canvas.getByLabelText<HTMLSelectElement>(t(label));
      const value = choose([...select.options].map((option) => option.value));
      await userEvent.selectOptions(select, value);
      await waitFor(() => expect(listCards(canvas)).toHaveLength(1));
      await expect((await cards(canvas))[0]).toHaveAttribute('aria-label', remainingName);
    },
  });

/** Searches again after a gender is selected. */
export const ByGender: StoryObj = {
  name: 'By gender',
  ...createFilterStory('search:gender', () => 'f', 'Ines', [
    'search.filter.gender',
    'search.change-gender-clears-and-reloads',
  ]),
};

/** Searches again after an age range is selected. */
export const ByAge: StoryObj = {
  name: 'By age',
  ...createFilterStory('search:age', () => 'upTo25', 'Yusuf', [
    'search.filter.age-range',
    'search.change-age-clears-and-reloads',
  ]),
};

/** Searches again after a region is selected. */
export const ByRegion: StoryObj = {
  name: 'By region',
  ...createFilterStory('search:region', ([, first]) => first!, 'Marit', [
    'search.filter.region',
    'search.change-region-clears-and-reloads',
  ]),
};

/** Searches all regions after another country is selected. */
export const ByCountry: StoryObj = {
  name: 'By country',
  ...members({
    spec: [
      'search.filter.country',
      'search.change-country-clears-and-reloads',
      'search.country-change-resets-region-0',
    ],
    world: withWorld((world) => {
      nobodyElse(world);
      Object.assign(others(world)[0]!, { country: 'BE' });
    }),
    play: async ({ canvas }) => {
      await expect(await cards(canvas)).toHaveLength(12);
      const region = canvas.getByLabelText<HTMLSelectElement>(t('search:region'));
      await userEvent.selectOptions(region, region.options[1]!.value);
      await waitFor(() => expect(listCards(canvas)).toHaveLength(1));
      await userEvent.selectOptions(canvas.getByLabelText(t('common:country')), 'BE');
      await expect(region).toHaveValue('0');
      await waitFor(() => expect(listCards(canvas)[0]).toHaveAttribute('aria-label', 'Ines'));
    },
  }),
};

/** Offers seven age ranges, from 18–25. */
export const AgeRanges: StoryObj = {
  name: 'Age ranges',
  ...members({
    spec: ['search.age-ranges', 'search.age-range-up-to-25-label'],
    play: async ({ canvas }) => {
      const { options } = await canvas.findByLabelText<HTMLSelectElement>(t('search:age'));
      await expect([...options].map(({ text }) => collapse(text))).toEqual([
        t('common:allAges'),
        '18–25',
        '26–35',
        '36–45',
        '46–55',
        '56–65',
        t('common:ageOver', { age: 65 }),
      ]);
    },
  }),
};

/** Resolves with the select of a filter once it is enabled. */
async function ready(canvas: Canvas, label: string): Promise<HTMLSelectElement> {
  const select = await canvas.findByLabelText<HTMLSelectElement>(label);
  await waitFor(() => expect(select).toBeEnabled());
  return select;
}

const readChoice = ({ selectedOptions }: HTMLSelectElement) => selectedOptions[0]?.text;

/** Searches all countries for a URL without one, with its ages. */
export const OtherAgesAndAllCountries: StoryObj = {
  name: 'Ages of the URL',
  ...members({
    query: { min_age: '30', max_age: '40' },
    world: withWorld((world) => {
      limitSearchResults(world, 3);
      const [youngProfile, nearProfile, farProfile] = others(world);
      Object.assign(youngProfile!, { name: 'Yusuf', age: 24 });
      Object.assign(nearProfile!, { name: 'Ines', age: 35 });
      Object.assign(farProfile!, { name: 'Marit', age: 35, country: 'BE' });
    }),
    play: async ({ canvas }) => {
      await expect(await cards(canvas)).toHaveLength(2);
      const [age, place] = [await ready(canvas, t('search:age')), await ready(canvas, t('common:country'))];
      await expect([readChoice(age), readChoice(place)]).toEqual(['30–40', t('search:allCountries')]);
      // NL is the first option, which cannot be selected if the list already shows it as selected.
      await userEvent.selectOptions(place, 'NL');
      await waitFor(() => expect(listCards(canvas)).toHaveLength(1));
      await userEvent.selectOptions(age, 'all');
      await waitFor(() => expect(listCards(canvas)).toHaveLength(2));
      await userEvent.selectOptions(age, '30–40');
      await userEvent.selectOptions(place, t('search:allCountries'));
      await waitFor(() => expect(listCards(canvas)).toHaveLength(2));
      await expect(
        listCards(canvas)
          .map((card) => card.getAttribute('aria-label'))
          .toSorted(),
      ).toEqual(['Ines', 'Marit']);
    },
  }),
};

/** Names a saved country that is not on offer in the member’s language. */
export const OtherCountry: StoryObj = {
  name: 'Saved country not on offer',
  ...members({
    world: withWorld((world) => {
      limitSearchResults(world, 2);
      others(world)[0]!.country = 'SE';
      viewerOf(world).lastFilters = { ...noFilters, country: 'SE' };
    }),
    play: async ({ canvas }) => {
      const field = await ready(canvas, t('common:country'));
      await expect(readChoice(field)).toBe(country('SE'));
      await expect(await canvas.findAllByRole('article')).toHaveLength(1);
    },
  }),
};

/** Returns a story of a single-country site, visited from the neighbouring country. */
const nextDoor = (options: ScreenOptions, placeVisitor: (world: World) => void): StoryObj =>
  members({
    ...options,
    spec: ['search.neighbour-country-pairs', 'search.filter.country', 'settings.field.countries'],
    world: withWorld((world) => {
      limitSearchResults(world, 3);
      placeVisitor(world);
      Object.assign(world.settings, { countries: ['NL'], logged_out_search: 'all' });
      for (const profile of others(world)) profile.country = 'NL';
      Object.assign(others(world)[0]!, { name: 'Ines', country: 'BE' });
    }),
    play: async ({ canvas }) => {
      const field = await ready(canvas, t('common:country'));
      await expect(readChoice(field)).toBe(country('BE'));
      await expect([...field.options].map(({ text }) => text)).toEqual([
        t('search:allCountries'),
        country('BE'),
        country('NL'),
      ]);
      await waitFor(() => expect(listCards(canvas)).toHaveLength(1));
      await userEvent.selectOptions(field, 'NL');
      await waitFor(() => expect(listCards(canvas)).toHaveLength(2));
    },
  });

/** Offers both countries of the pair to a member from the neighbour. */
export const NeighbourOfAMember: StoryObj = {
  name: 'Member from a neighbouring country',
  tags: ['full'],
  ...nextDoor({}, (world) => void (viewerOf(world).profile.country = 'BE')),
};

/** Offers both countries to a visitor by location. */
export const NeighbourOfAVisitor: StoryObj = {
  name: 'Visitor from a neighbouring country',
  ...nextDoor(byVisitor, (world) => void (world.settings.geoip_country = 'BE')),
};

/** Broadens an empty search to all countries and focuses the heading. */
export const AloneInACountry: StoryObj = {
  name: 'Nobody in the country',
  ...members({
    world: withWorld((world) => {
      limitSearchResults(world, 3);
      viewerOf(world).lastFilters = noFilters;
      for (const profile of others(world)) profile.country = 'BE';
    }),
    play: async ({ canvas }) => {
      await cards(canvas);
      await userEvent.selectOptions(await ready(canvas, t('common:country')), 'NL');
      await canvas.findByText(t('search:empty.countryText'));
      await userEvent.click(canvas.getByRole('button', { name: t('search:empty.action') }));
      await expect(await cards(canvas)).toHaveLength(3);
      await expect(readChoice(await ready(canvas, t('common:country')))).toBe(t('search:allCountries'));
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    },
  }),
};

/** Opens with a wider search where the saved filters find nobody, and returns to them at the member’s request. */
export const WidenedOnOpening: StoryObj = {
  name: 'Saved filters that find nobody',
  ...members({
    world: withWorld((world) => {
      limitSearchResults(world, 3);
      viewerOf(world).lastFilters = { ...noFilters, gender: 'f', min_age: 66, country: 'NL' };
      for (const profile of others(world)) Object.assign(profile, { gender: 'f', age: 40, country: 'NL' });
    }),
    play: async ({ canvas }) => {
      await expect(await cards(canvas)).toHaveLength(3);
      const filters = `${t('search:summary.f')} · ${t('common:ageOver', { age: 65 })} · ${country('NL')}`;
      const text = t('search:widened.text', { filters, wider: t('common:allAges') });
      await expect(await canvas.findByText(text)).toBeVisible();
      await expect(canvas.getByLabelText(t('search:age'))).toHaveValue('all');
      await expect(canvas.getByLabelText(t('search:gender'))).toHaveValue('f');
      await expect(viewerOf(currentWorld()).lastFilters).toMatchObject({ gender: 'f', min_age: 66 });
      await userEvent.click(canvas.getByRole('button', { name: t('search:widened.action') }));
      await expect(await canvas.findByText(t('search:empty.title'))).toBeVisible();
      await expect(canvas.getByLabelText(t('search:gender'))).toHaveValue('f');
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
      await expect(canvas.queryByText(text)).toBeNull();
    },
  }),
};

/** Returns a story without results in any country, which shows a link instead of a button without effect. */
const nobody = (options: ScreenOptions, link: TextKey, href: string): StoryObj =>
  members({
    ...options,
    query: { countryregion: '0' },
    world: withWorld((world) => {
      limitSearchResults(world, 0);
      world.settings.logged_out_search = 'all';
    }),
    play: async ({ canvas }) => {
      await canvas.findByText(t('search:empty.everywhereText'));
      await expect(canvas.queryByRole('button', { name: t('search:empty.action') })).toBeNull();
      const main = within(canvas.getByRole('main'));
      await expect(main.getByRole('link', { name: t(link) })).toHaveAttribute('href', href);
    },
  });

/** Links to the member’s profile when no country has results. */
export const NobodyAnywhere: StoryObj = {
  name: 'Nobody in any country',
  ...nobody({}, 'search:empty.profile', '/profile'),
};

/** Links a visitor to the home page when no country has results. */
export const NobodyForAVisitor: StoryObj = {
  name: 'Nobody in any country, for a visitor',
  ...nobody(byVisitor, 'shell:backHome', '/'),
};
