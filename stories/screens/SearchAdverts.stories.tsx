import type { Settings } from '@meetcute/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';
import { results } from '../search.ts';
import { limitSearchResults, viewerOf, withWorld } from '../world.ts';

const meta = { title: 'Screens/Search/Adverts' } satisfies Meta;
export default meta;

type Play = NonNullable<StoryObj['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const BOTH = { cams: 'Lumen Cams BV', camads: 'Bloom Box Ltd' };
const WEEK = 7 * 86_400_000;

/** Returns a search story of an unpaid member on a site with webcams and adverts. */
const adverts = (
  template: 'classic' | 'nocturne',
  advertisers: Settings['advertisers'],
  play: Play,
): StoryObj =>
  screen('members', {
    fixed: CHECKED_LOOK,
    globals: { viewer: 'unpaid', template },
    world: withWorld(
      (of) => {
        limitSearchResults(of, 13);
        of.settings.search_paging = 'pages';
        of.settings.member_resell = ['cams', 'camads'];
        of.settings.advertisers = advertisers;
        viewerOf(of).signupDate = new Date(of.now().getTime() - WEEK).toISOString();
      },
      { site: 'classic' },
    ),
    play,
  });

/** Resolves with an advert once both are among the results. */
async function tile(canvas: Canvas, name: string) {
  await waitFor(async () => expect((await results(canvas)).children).toHaveLength(14));
  await canvas.findByRole('link', { name: 'Luna, 28' });
  return within(canvas.getByRole('article', { name }));
}

const marks: Play = async ({ canvas }) => {
  for (const company of Object.values(BOTH)) {
    const shown = await tile(canvas, `Advertisement · ${company}`);
    await expect(shown.getByText(`· ${company}`)).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Why this advert?' })).toHaveAccessibleDescription(
      `Advertisement · ${company}`,
    );
  }
};

export const Named: StoryObj = {
  name: 'Names the company that pays for each advert',
  ...adverts('classic', BOTH, marks),
};

export const NamedInNocturne: StoryObj = {
  name: 'Names the company that pays for each advert, in nocturne',
  ...adverts('nocturne', BOTH, marks),
};

/** Opens the explanation with the keyboard, closes it with its button, opens it again and reads it. */
const explains =
  (mark: string, words: readonly RegExp[]): Play =>
  async ({ canvas, userEvent }) => {
    const shown = await tile(canvas, mark);
    const why = shown.getByRole('button', { name: 'Why this advert?' });
    why.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('dialog', { name: 'Why this advert?' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(why).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(why).toHaveFocus();
    await userEvent.click(why);
    const reason = within(await canvas.findByRole('dialog', { name: 'Why this advert?' }));
    for (const line of words) await expect(reason.getByText(line)).toBeVisible();
    await expect(reason.getByText(/^Members without a paid account see adverts/)).toBeVisible();
    await expect(reason.getByText(/^Nothing from your profile/)).toBeVisible();
  };

const ofWebcam = [/^Lumen Cams BV pays for this advert/, /depends on the gender and the ages in your search/];
const ofOffer = [/^Bloom Box Ltd pays for this advert/, /doesn’t depend on your search/];
const nameless = [
  /^A partner of .* pays for this advert\. Its name is missing here: .*@.*\.example can tell/,
];

export const Webcam: StoryObj = {
  name: 'Explains who pays for a webcam and which data is used',
  ...adverts('classic', BOTH, explains('Advertisement · Lumen Cams BV', ofWebcam)),
};

export const WebcamInNocturne: StoryObj = {
  name: 'Explains who pays for a webcam and which data is used, in nocturne',
  ...adverts('nocturne', BOTH, explains('Advertisement · Lumen Cams BV', ofWebcam)),
};

export const Offer: StoryObj = {
  name: 'Explains that an offer is the same for everybody',
  ...adverts('classic', BOTH, explains('Advertisement · Bloom Box Ltd', ofOffer)),
};

export const OfferInNocturne: StoryObj = {
  name: 'Explains that an offer is the same for everybody, in nocturne',
  ...adverts('nocturne', BOTH, explains('Advertisement · Bloom Box Ltd', ofOffer)),
};

export const Nameless: StoryObj = {
  name: 'Says where to ask for an advertiser without a name',
  ...adverts('classic', { cams: BOTH.cams }, explains('Advertisement', nameless)),
};

export const NamelessInNocturne: StoryObj = {
  name: 'Says where to ask for an advertiser without a name, in nocturne',
  ...adverts('nocturne', { cams: BOTH.cams }, explains('Advertisement', nameless)),
};
