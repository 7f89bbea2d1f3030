import type { Settings } from '@meetcute/contract';
import { t, type TextKey, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { screen, type ScreenOptions } from '@meetcute/storybook/screen';
import { ADVERTISERS, results } from '../search.ts';
import { limitSearchResults, viewerOf, withWorld, currentWorld } from '../world.ts';

const meta = { title: 'Screens/Search/Adverts', tags: ['legal'] } satisfies Meta;
export default meta;

type Play = NonNullable<StoryObj['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const WEEK = 7 * 86_400_000;

/** Returns a search story of an unpaid member on a site with webcams and adverts. */
const adverts = (
  advertisers: Settings['advertisers'],
  play: Play,
  options: Pick<ScreenOptions, 'viewport'> = {},
): StoryObj =>
  screen('members', {
    ...options,
    fixed: 'Adverts are for members who do not pay. Open Search, Page to see the search of others.',
    globals: { viewer: 'unpaid' },
    world: withWorld(
      (world) => {
        limitSearchResults(world, 13);
        world.settings.search_paging = 'pages';
        world.settings.member_resell = ['cams', 'camads'];
        world.settings.advertisers = advertisers;
        viewerOf(world).signupDate = new Date(world.now().getTime() - WEEK).toISOString();
      },
      { site: 'classic' },
    ),
    play,
  });

/** Resolves with an advert once both are among the results. */
async function tile(canvas: Canvas, name: string) {
  await waitFor(async () => expect((await results(canvas)).children).toHaveLength(14));
  await canvas.findByRole('link', { name: t('search:tile.cam') });
  return within(canvas.getByRole('article', { name }));
}

/** Returns the name of an advert of a company, null for one without a name. */
const markOf = (company: string | null) => [t('common:advert'), company].filter(Boolean).join(' ');

/** Returns who pays for an advert of a company. */
function payer(advertiser: string | null): string {
  const { name: siteName, support_email: supportEmail } = currentWorld().settings;
  return advertiser === null
    ? t('adverts:payerUnknown', { siteName, supportEmail })
    : t('adverts:payer', { siteName, advertiser });
}

const marks: Play = async ({ canvas }) => {
  for (const company of Object.values(ADVERTISERS)) {
    const advertTile = await tile(canvas, markOf(company));
    await expect(advertTile.getByText(company)).toBeVisible();
    await expect(advertTile.getByRole('button', { name: t('common:advertWhy') })).toHaveAccessibleDescription(
      markOf(company),
    );
  }
};

/** Names the company that pays for each advert. */
export const Named: StoryObj = {
  name: 'Named advertisers',
  ...adverts(ADVERTISERS, marks),
};

const onOneLine: Play = async ({ canvas }) => {
  const advertTile = await tile(canvas, markOf(ADVERTISERS.cams));
  const why = advertTile.getByRole('button', { name: t('common:advertWhy') });
  await expect(why.offsetHeight).toBeLessThan(2 * Number.parseFloat(getComputedStyle(why).lineHeight));
};

/** Keeps the button that explains an advert on one line of a small tile. */
export const OneLine: StoryObj = {
  name: 'Explanation on a phone',
  ...adverts(ADVERTISERS, onOneLine, { viewport: 'phone' }),
};

/** Opens the explanation with the keyboard, closes it with its button, opens it again and reads it. */
const explains =
  (company: string | null, basis: TextKey): Play =>
  async ({ canvas, userEvent }) => {
    const advertTile = await tile(canvas, markOf(company));
    const why = advertTile.getByRole('button', { name: t('common:advertWhy') });
    why.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('dialog', { name: t('adverts:title') })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: t('common:close') }));
    await waitFor(() => expect(why).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(why).toHaveFocus();
    await userEvent.click(why);
    const reason = within(await canvas.findByRole('dialog', { name: t('adverts:title') }));
    for (const line of [payer(company), t(basis)]) await expect(reason.getByText(line)).toBeVisible();
    await expect(reason.getByText(t('adverts:audience'))).toBeVisible();
    await expect(reason.getByText(t('adverts:profile'))).toBeVisible();
  };

/** Explains who pays for a webcam and which data is used. */
export const Webcam: StoryObj = {
  name: 'Why this webcam',
  ...adverts(ADVERTISERS, explains(ADVERTISERS.cams, 'adverts:search')),
};

/** Explains that an offer is the same for everybody. */
export const Offer: StoryObj = {
  name: 'Why this offer',
  ...adverts(ADVERTISERS, explains(ADVERTISERS.camads, 'adverts:everybody')),
};

/** Says where to ask for an advertiser without a name. */
export const Nameless: StoryObj = {
  name: 'Advertiser without a name',
  ...adverts({ cams: ADVERTISERS.cams }, explains(null, 'adverts:everybody')),
};
