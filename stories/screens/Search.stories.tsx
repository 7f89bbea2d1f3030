import { setFault } from '@meetcute/mocks';
import type { World } from '@meetcute/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, screenAt, type ScreenOptions } from '../../.storybook/screen.ts';
import { happening, keepFound, me, others, world } from '../happening.ts';

const meta = { title: 'Screens/Search' } satisfies Meta;
export default meta;

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

const members = (options: ScreenOptions = {}): StoryObj => screen('members', options);
const visitor = (options: ScreenOptions = {}): StoryObj => members({ ...options, look: { viewer: 'visitor' } });

const results = (canvas: Canvas) => canvas.findByRole('list', { name: 'Results' });

/** The cards on show. A list that is being loaded is another element, so it is looked up each time. */
const shown = (canvas: Canvas) => [
  ...canvas.getByLabelText('Results').querySelectorAll<HTMLElement>('article'),
];

/** The cards as soon as there are some. */
async function cards(canvas: Canvas): Promise<HTMLElement[]> {
  await waitFor(() => expect(shown(canvas).length).toBeGreaterThan(0));
  return shown(canvas);
}

/** The search of a site where so many people can be found. */
const finding = (count: number, words: string, play?: (canvas: Canvas) => Promise<void>): StoryObj =>
  members({
    world: happening((of) => keepFound(of, count)),
    play: async ({ canvas }) => {
      await expect(await cards(canvas)).toHaveLength(Math.min(count, 12));
      await expect(canvas.getByText(words)).toBeVisible();
      await play?.(canvas);
    },
  });

export const Member: StoryObj = {
  name: 'Each card offers a member a like and a message',
  ...members({
    look: { viewer: 'unpaid' },
    spec: ['search.card.like-button', 'search.card.message-button', 'search.visible-when-logged-in'],
    world: { change: ({ settings }) => void (settings.logged_out_search = 'none') },
    play: async ({ canvas }) => {
      const [first] = await cards(canvas);
      await expect(within(first!).getByRole('button', { name: /^Like / })).toBeVisible();
      await expect(within(first!).getByRole('button', { name: /^Message / })).toBeVisible();
    },
  }),
};

export const OnAPhone: StoryObj = { name: 'Two cards side by side on a phone', ...members({ viewport: 'phone' }) };

export const NocturneInPolish: StoryObj = {
  name: 'The search in nocturne, dark and Polish',
  ...members({ look: { template: 'nocturne', scheme: 'dark', language: 'pl' } }),
};

export const GermanPhone: StoryObj = {
  name: 'The search in German on a phone',
  ...members({ look: { language: 'de' }, viewport: 'phone' }),
};

export const Visitor: StoryObj = {
  name: 'A visitor sees people, but can neither like nor write',
  ...visitor({
    spec: [
      'search.card.no-buttons-for-visitors',
      'permission.like-button-only-logged-in',
      'permission.message-button-only-logged-in',
      'search.visible-when-logged-out-search-not-none',
    ],
    play: async ({ canvas }) => {
      await cards(canvas);
      await expect(within(await results(canvas)).queryAllByRole('button')).toHaveLength(0);
    },
  }),
};

export const Closed: StoryObj = {
  name: 'Where the search is closed to visitors they come to the login',
  ...visitor({
    spec: ['search.hidden-otherwise', 'search.logged-out-needs-permission'],
    world: {
      change: ({ settings }) =>
        Object.assign(settings, { logged_out_search: 'none', logged_out_search_trafficsource: 'none' }),
    },
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: 'Welcome back' });
      await expect(canvas.queryByRole('list', { name: 'Results' })).toBeNull();
    },
  }),
};

export const Empty: StoryObj = {
  name: 'Nobody found is said kindly, with a way to search wider',
  ...members({
    world: happening((of) => {
      keepFound(of, 3);
      me(of).lastFilters = { gender: 'x', min_age: 66, max_age: null, country: me(of).profile.country, countryregion: '0' };
      for (const profile of others(of)) profile.gender = 'f';
    }),
    play: async ({ canvas }) => {
      await canvas.findByText('Nobody here yet');
      await userEvent.click(canvas.getByRole('button', { name: 'Widen the search' }));
      await expect(await cards(canvas)).toHaveLength(3);
      await expect(canvas.getByLabelText('Age')).toHaveValue('all');
    },
  }),
};

export const One: StoryObj = { name: 'One person found', ...finding(1, '1 person') };
export const Eleven: StoryObj = { name: 'Eleven people found, one less than a page', ...finding(11, '11 people') };

export const Twelve: StoryObj = {
  name: 'Twelve people found are one page without page buttons',
  ...finding(12, '12 people', async (canvas) => {
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  }),
};

export const Thirteen: StoryObj = {
  name: 'Thirteen people found are two pages',
  ...finding(13, '13 people', async (canvas) => {
    await expect(canvas.getByText('Page 1 of 2')).toBeVisible();
  }),
};

export const Pages: StoryObj = {
  name: 'Results come as numbered pages, forward and back',
  ...members({
    spec: ['search.results-paged'],
    world: happening((of) => keepFound(of, 15)),
    play: async ({ canvas }) => {
      const [first] = await cards(canvas);
      const name = first!.getAttribute('aria-label');
      await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await canvas.findByText('Page 2 of 2');
      await waitFor(() => expect(shown(canvas)).toHaveLength(3));
      await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
      await waitFor(() => expect(shown(canvas)[0]).toHaveAttribute('aria-label', name!));
    },
  }),
};

export const Infinite: StoryObj = {
  name: 'Results can instead be added below, until there are no more',
  ...members({
    world: happening((of) => {
      keepFound(of, 15);
      of.settings.search_paging = 'infinite';
    }),
    play: async ({ canvas }) => {
      await expect(await cards(canvas)).toHaveLength(12);
      await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
      await waitFor(() => expect(shown(canvas)).toHaveLength(15));
      await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
    },
  }),
};

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
const filtered = (label: string, choose: (options: string[]) => string, left: string, spec: string[]): StoryObj =>
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

export const Loading: StoryObj = {
  name: 'While people are being searched their cards’ shapes hold the place',
  ...members({
    world: happening(),
    play: async ({ canvas }) => {
      await cards(canvas);
      setFault(world(), 'search', { kind: 'hang' });
      await userEvent.selectOptions(canvas.getByLabelText('Age'), 'upTo25');
      await waitFor(async () => expect(await results(canvas)).toHaveAttribute('aria-busy', 'true'));
      await expect(within(await results(canvas)).queryAllByRole('article')).toHaveLength(0);
    },
  }),
};

export const Failing: StoryObj = {
  name: 'A search that failed says so on the page, and works when tried again',
  ...members({
    world: happening(undefined, { faults: { search: { kind: 'error', code: 'server_error' } } }),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('The search didn’t work');
      world().faults.clear();
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect((await cards(canvas)).length).toBeGreaterThan(0);
      await expect(canvas.queryByRole('alert')).toBeNull();
    },
  }),
};

export const Offline: StoryObj = {
  name: 'Without a connection the search says so',
  ...members({
    look: { network: 'offline' },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('The search didn’t work')).toBeVisible();
    },
  }),
};

export const LanguageBadge: StoryObj = {
  name: 'A badge names the language of somebody who speaks another one',
  ...members({
    spec: [
      'search.card.language-badge',
      'badge.language-differs-from-ui',
      'badge.language-countries-ca-be-ch-fi',
    ],
    world: happening((of) => {
      keepFound(of, 3);
      const [same, other, belgian] = others(of);
      const country = me(of).profile.country;
      Object.assign(same!, { name: 'Same', language: 'en', country });
      Object.assign(other!, { name: 'Other', language: 'pl', country });
      Object.assign(belgian!, { name: 'Belgian', language: 'en', country: 'BE' });
      me(of).lastFilters = { gender: null, min_age: null, max_age: null, country: null, countryregion: '0' };
    }),
    play: async ({ canvas }) => {
      await cards(canvas);
      const card = (name: string) => within(canvas.getByRole('article', { name }));
      await expect(card('Other').getByText('PL')).toHaveAttribute('title', 'Speaks Polish');
      await expect(card('Belgian').getByText('EN')).toBeVisible();
      await expect(card('Same').queryByText('EN')).toBeNull();
    },
  }),
};

export const Fictional: StoryObj = {
  name: 'Fictional profiles stand among the members, labelled in words',
  ...members({
    spec: ['profile.fictional-profiles-exist'],
    world: happening((of) => {
      for (const profile of others(of)) if (!profile.fictional) of.members.delete(profile.id);
      for (const profile of others(of)) profile.country = me(of).profile.country;
    }),
    play: async ({ canvas }) => {
      for (const card of await cards(canvas))
        await expect(within(card).getByText('Fictional profile')).toBeVisible();
    },
  }),
};

export const PhotoFails: StoryObj = {
  name: 'A photo that cannot be loaded becomes a silhouette',
  ...members({
    world: happening((of) => {
      keepFound(of, 2);
      Object.assign(others(of)[0]!, { main_image: { id: 'gone', thumb_filename: 'gone.svg' } });
    }),
    play: async ({ canvas, canvasElement }) => {
      await expect(await cards(canvas)).toHaveLength(2);
      await waitFor(() =>
        expect(canvasElement.querySelectorAll('article [data-part="photo"] img')).toHaveLength(1),
      );
      await expect(canvasElement.querySelectorAll('article [data-part="photo"] > svg')).toHaveLength(1);
    },
  }),
};

export const LongestNames: StoryObj = {
  name: 'The longest names and cities are cut within their card',
  ...members({
    viewport: 'phone',
    world: happening((of) => {
      keepFound(of, 4);
      const long = { name: 'Wolfeschlegelsteinhausen'.repeat(6), city: 'Llanfairpwllgwyngyll'.repeat(12) };
      for (const profile of others(of)) Object.assign(profile, long);
    }),
    play: async ({ canvas }) => {
      const list = await results(canvas);
      await cards(canvas);
      await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    },
  }),
};

export const Alias: StoryObj = {
  name: 'The address /search shows the members too',
  ...screenAt('/search', {
    play: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: 'Members' });
    },
  }, 'members'),
};

export const ChatCannotStart: StoryObj = {
  name: 'A chat that cannot be started is told in a notice at the top, which hides after five seconds',
  ...members({
    spec: [
      'error.chat-start-danger-notice',
      'error.chat-start-body',
      'toast.container-top-end',
      'toast.auto-hide-5000-ms',
    ],
    world: { faults: { startChat: { kind: 'error', code: 'not_found' } } },
    play: async ({ canvas, canvasElement }) => {
      const [first] = await cards(canvas);
      await userEvent.click(within(first!).getByRole('button', { name: /^Message / }));
      const page = within(canvasElement.ownerDocument.body);
      const body = await page.findByText(
        'Cannot start chat, try again later or contact customer support',
      );
      const notice = body.closest<HTMLElement>('[data-part="notice"]')!;
      const since = performance.now();
      await expect(notice).toHaveAttribute('data-kind', 'danger');
      await expect(within(notice).getByText('Error')).toBeVisible();
      const { top, right } = notice.getBoundingClientRect();
      await expect(top).toBeLessThan(40);
      await expect(document.documentElement.clientWidth - right).toBeLessThan(40);
      (document.activeElement as HTMLElement | null)?.blur();
      await userEvent.unhover(notice);
      await waitFor(() => expect(page.queryByText(/Cannot start chat/)).toBeNull(), { timeout: 7000 });
      await expect(performance.now() - since).toBeGreaterThan(4000);
    },
  }),
};
