import type { World } from '@meetcute/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '../../.storybook/screen.ts';
import { happening, keepFound, others } from '../happening.ts';
import { cards, shown } from '../searching.ts';

const meta = { title: 'Screens/Search/Filters' } satisfies Meta;
export default meta;

const members = (options: ScreenOptions = {}): StoryObj => screen('members', options);

const nobodyElse = (of: World) => {
  keepFound(of, 14);
  const [first, second, third] = others(of);
  for (const profile of others(of)) Object.assign(profile, { gender: 'm', age: 40, countryregion: null });
  const region = of.settings.region_data['NL']?.[0]?.id ?? null;
  Object.assign(first!, { name: 'Ines', gender: 'f' });
  Object.assign(second!, { name: 'Yusuf', age: 24 });
  Object.assign(third!, { name: 'Marit', countryregion: region });
};

/** A story in which one filter is changed and exactly one person is left. */
const filtered = (
  label: string,
  choose: (options: string[]) => string,
  left: string,
  spec: string[],
): StoryObj =>
  members({
    spec,
    world: happening(nobodyElse),
    play: async ({ canvas }) => {
      await expect(await cards(canvas)).toHaveLength(12);
      const select = canvas.getByLabelText<HTMLSelectElement>(label);
      const value = choose([...select.options].map((option) => option.value));
      await userEvent.selectOptions(select, value);
      await waitFor(() => expect(shown(canvas)).toHaveLength(1));
      await expect((await cards(canvas))[0]).toHaveAttribute('aria-label', left);
    },
  });

export const ByGender: StoryObj = {
  name: 'Choosing a gender searches again at once',
  ...filtered('I’d like to see', () => 'f', 'Ines', [
    'search.filter.gender',
    'search.change-gender-clears-and-reloads',
  ]),
};

export const ByAge: StoryObj = {
  name: 'Choosing an age range searches again at once',
  ...filtered('Age', () => 'upTo25', 'Yusuf', [
    'search.filter.age-range',
    'search.change-age-clears-and-reloads',
  ]),
};

export const ByRegion: StoryObj = {
  name: 'Choosing a region searches again at once',
  ...filtered('Region', ([, first]) => first!, 'Marit', [
    'search.filter.region',
    'search.change-region-clears-and-reloads',
  ]),
};

export const ByCountry: StoryObj = {
  name: 'Choosing another country searches again, in all of its regions',
  ...members({
    spec: [
      'search.filter.country',
      'search.change-country-clears-and-reloads',
      'search.country-change-resets-region-0',
    ],
    world: happening((of) => {
      nobodyElse(of);
      Object.assign(others(of)[0]!, { country: 'BE' });
    }),
    play: async ({ canvas }) => {
      await expect(await cards(canvas)).toHaveLength(12);
      const region = canvas.getByLabelText<HTMLSelectElement>('Region');
      await userEvent.selectOptions(region, region.options[1]!.value);
      await waitFor(() => expect(shown(canvas)).toHaveLength(1));
      await userEvent.selectOptions(canvas.getByLabelText('Country'), 'BE');
      await expect(region).toHaveValue('0');
      await waitFor(() => expect(shown(canvas)[0]).toHaveAttribute('aria-label', 'Ines'));
    },
  }),
};

export const AgeRanges: StoryObj = {
  name: 'There are seven age ranges, the youngest reads 18–25',
  ...members({
    spec: ['search.age-ranges', 'search.age-range-up-to-25-label'],
    play: async ({ canvas }) => {
      const { options } = await canvas.findByLabelText<HTMLSelectElement>('Age');
      await expect([...options].map(({ text }) => text)).toEqual([
        'All ages',
        '18–25',
        '26–35',
        '36–45',
        '46–55',
        '56–65',
        'Over 65',
      ]);
    },
  }),
};
