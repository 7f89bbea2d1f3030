import type { World } from '@meetcute/mocks';
import { containing, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { withWorld, limitSearchResults, viewerOf, currentWorld } from '../world.ts';
import { ADVERTISERS, cards, results, listCards } from '../search.ts';

const meta = { title: 'Screens/Search/Tiles' } satisfies Meta;
export default meta;

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

const DAY = 86_400_000;
const FOUR_DAYS = 4 * DAY;

const luna = { account: 'studio-luna', name: 'Luna', age: 28, image: null };

/** Returns a search story of a member with an account age in milliseconds, on a site with webcams and adverts. */
const members = (age: number, change: (world: World) => void = () => undefined, rest: ScreenOptions = {}) =>
  screen('members', {
    ...rest,
    world: withWorld((world) => {
      limitSearchResults(world, 13);
      world.settings.search_paging = 'pages';
      world.settings.member_resell = ['cams', 'camads'];
      world.settings.advertisers = ADVERTISERS;
      world.partners = { cams: { url: '/advert-demo', offers: [luna] }, adverts: { url: '/advert-demo' } };
      viewerOf(world).signupDate = new Date(world.now().getTime() - age).toISOString();
      change(world);
    }, rest.world),
  });

/** Options of a member who sees tiles. */
const unpaid = {
  fixed: 'Tiles are for members who do not pay. Open Paid member to see the search without tiles.',
  globals: { viewer: 'unpaid' },
} as const;

const places = async (canvas: Canvas) => [...(await results(canvas)).children] as HTMLElement[];
const isAdvert = (item: HTMLElement) => within(item).queryByText(t('common:advert')) !== null;
const adverts = async (canvas: Canvas) => (await places(canvas)).filter(isAdvert);

/** Expects that every card and tile fills its row, and that a card is as high by itself, so that no tile sets the height. */
async function expectFullHeight(list: HTMLElement): Promise<void> {
  const gaps: number[] = [];
  for (const item of list.children) {
    const box = item.firstElementChild as HTMLElement;
    const readGap = () => item.clientHeight - box.offsetHeight;
    await expect(readGap()).toBeLessThan(3);
    box.style.alignSelf = 'start';
    if (!isAdvert(item as HTMLElement)) gaps.push(readGap());
    box.style.alignSelf = '';
  }
  await expect(Math.min(...gaps)).toBeLessThan(3);
}

/** Places two tiles labelled as advertising among profiles. */
export const Both: StoryObj = {
  name: 'Unpaid member',
  tags: ['legal'],
  ...members(FOUR_DAYS + DAY, undefined, {
    ...unpaid,
    spec: [
      'search.webcam-tiles-in-results',
      'search.advert-tiles-in-results',
      'tile.cam-index-1',
      'tile.advert-index-5',
      'tile.shown-to-unpaid-older-than-4-days',
    ],
    play: async ({ canvas }) => {
      await waitFor(async () => expect(await places(canvas)).toHaveLength(14));
      const items = await places(canvas);
      await expect(
        items.map((item, index) => (isAdvert(item) ? index : -1)).filter((position) => position >= 0),
      ).toEqual([1, 5]);
      const cam = await within(items[1]!).findByRole('link', { name: t('search:tile.cam') });
      const advert = within(items[5]!).getByRole('link');
      for (const link of [cam, advert]) {
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer sponsored');
        await expect(link).toHaveAccessibleDescription(containing(`${t('common:advert')} `));
      }
      await expect(cam).toHaveAttribute('href', '/api/xcams/redirect.php?account=studio-luna');
      await expect(advert).toHaveAttribute('href', '/api/resellpartner.php?flow=profile-search&redirect=1');
      await expectFullHeight(await results(canvas));
    },
  }),
};

/** Shows profiles alone, without tiles. */
export const Paid: StoryObj = {
  name: 'Paid member',
  ...members(
    FOUR_DAYS + DAY,
    (world) => void (viewerOf(world).premiumUntil = new Date(world.now().getTime() + DAY).toISOString()),
    {
      spec: ['tile.paid-users-excluded'],
      play: async ({ canvas }) => {
        await expect(await cards(canvas)).toHaveLength(12);
        await expect(await adverts(canvas)).toHaveLength(0);
      },
    },
  ),
};

/** Keeps tiles as high as the cards beside them, with equal gaps. */
export const NocturneDark: StoryObj = {
  name: 'Tiles in Nocturne on a phone',
  tags: ['nocturne'],
  ...members(FOUR_DAYS + DAY, undefined, {
    fixed: 'Nocturne draws its own tiles for members who do not pay. Open Unpaid member to see Classic.',
    globals: { viewer: 'unpaid', template: 'nocturne' },
    viewport: 'phone',
    play: async ({ canvas }) => {
      await waitFor(() => expect(canvas.getAllByText(t('common:advert'))).toHaveLength(2));
      const list = await canvas.findByRole('list', { name: t('search:results') });
      await expectFullHeight(list);
      const { rowGap, columnGap } = getComputedStyle(list);
      await expect(rowGap).toBe(columnGap);
    },
  }),
};

/** Shows no tiles among fewer than twelve profiles. */
export const FewPeople: StoryObj = {
  name: 'Few results',
  ...members(FOUR_DAYS + DAY, (world) => limitSearchResults(world, 11), {
    spec: ['tile.webcam-after-every-12-profiles'],
    play: async ({ canvas }) => {
      await expect(await cards(canvas)).toHaveLength(11);
      await expect(await adverts(canvas)).toHaveLength(0);
    },
  }),
};

/** Shows no tiles in the first four days of a membership. */
export const New: StoryObj = {
  name: 'New member',
  ...members(FOUR_DAYS - DAY, undefined, {
    play: async ({ canvas }) => {
      await expect(await cards(canvas)).toHaveLength(12);
      await expect(await adverts(canvas)).toHaveLength(0);
    },
  }),
};

/** Keeps the position of the advert without webcams. */
export const OnlyAdverts: StoryObj = {
  name: 'Adverts without webcams',
  ...members(FOUR_DAYS + DAY, (world) => void (world.settings.member_resell = ['camads']), {
    ...unpaid,
    spec: ['settings.field.member-resell'],
    play: async ({ canvas }) => {
      await waitFor(async () => expect(await places(canvas)).toHaveLength(13));
      await expect(isAdvert((await places(canvas))[5]!)).toBe(true);
      await expect(await adverts(canvas)).toHaveLength(1);
    },
  }),
};

/** Shows profiles only on a site without partners. */
export const NoTiles: StoryObj = {
  name: 'Site without partners',
  ...members(FOUR_DAYS + DAY, (world) => void (world.settings.member_resell = []), {
    spec: ['settings.field.member-resell'],
    play: async ({ canvas }) => {
      await waitFor(async () => expect(await places(canvas)).toHaveLength(12));
      await expect(await adverts(canvas)).toHaveLength(0);
    },
  }),
};

/** Reserves space for a tile while it loads. */
export const OnItsWay: StoryObj = {
  name: 'Tile loading',
  tags: ['fault'],
  ...members(FOUR_DAYS + DAY, undefined, {
    ...unpaid,
    world: { faults: { searchCams: { kind: 'hang' } } },
    play: async ({ canvas }) => {
      await waitFor(async () => expect(await places(canvas)).toHaveLength(14));
      const tile = within((await places(canvas))[1]!).getByRole('article');
      await expect(tile).toHaveAttribute('aria-busy', 'true');
      await expect(within(tile).queryByRole('link')).toBeNull();
    },
  }),
};

/** Leaves no gap when a partner fails. */
export const FailingPartner: StoryObj = {
  name: 'Partner failed',
  tags: ['fault'],
  ...members(FOUR_DAYS + DAY, undefined, {
    ...unpaid,
    world: { faults: { searchCams: { kind: 'error', code: 'server_error' } } },
    play: async ({ canvas }) => {
      await waitFor(async () => expect(await places(canvas)).toHaveLength(13));
      await expect(await adverts(canvas)).toHaveLength(1);
      await expect(currentWorld().faults.size).toBeGreaterThan(0);
      await expect(listCards(canvas).length).toBe(13);
    },
  }),
};
