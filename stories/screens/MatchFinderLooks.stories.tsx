import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { screen } from '../../.storybook/screen.ts';
import { people, topCard } from '../deck.ts';
import { withWorld, others } from '../world.ts';
import { atWidth } from '../widths.ts';
import { CHECKED_LOOK } from '../fixed-looks.ts';

const meta = { title: 'Screens/Match finder/Looks' } satisfies Meta;
export default meta;

const isThere: StoryObj['play'] = ({ canvasElement }) =>
  waitFor(() => expect(topCard(canvasElement)).toBeVisible());

const radiusOf = (element: Element, pseudo?: string) =>
  Number.parseFloat(getComputedStyle(element, pseudo).borderStartStartRadius);

/** Expects that the focus ring follows the rounded corners of the card, which would clip a square one. */
const hasRoundRing: StoryObj['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(topCard(canvasElement)).toBeVisible());
  const card = topCard(canvasElement)!;
  const ring = card.querySelector('[data-part="name"]')!;
  await expect(Math.abs(radiusOf(card) - radiusOf(ring, '::after'))).toBeLessThanOrEqual(1);
};

export const OnAPhone: StoryObj = {
  name: 'Deck on a phone',
  ...screen('match-finder', { viewport: 'phone', play: hasRoundRing }),
};

export const NocturneDark: StoryObj = {
  name: 'Deck in nocturne, dark, on a phone',
  ...screen('match-finder', {
    viewport: 'phone',
    globals: { template: 'nocturne', scheme: 'dark' },
    play: hasRoundRing,
  }),
};

export const NocturneInGerman: StoryObj = {
  name: 'Deck in nocturne, light and German, on a desktop',
  ...screen('match-finder', {
    viewport: 'desktop',
    globals: { template: 'nocturne', scheme: 'light', language: 'de' },
    play: isThere,
  }),
};

export const LongNameInPolish: StoryObj = {
  name: 'Long name in Polish, fictional, with language badge and online',
  ...screen('match-finder', {
    viewport: 'phone',
    fixed: CHECKED_LOOK,
    globals: { template: 'classic', scheme: 'dark', language: 'pl' },
    world: withWorld((of) => {
      people('Wawrzyniec Chrząszczyżewoszycki')(of);
      const [only] = others(of);
      Object.assign(only!, { fictional: true, online: true, language: 'de' });
    }),
    play: isThere,
  }),
};

export const Tablet: StoryObj = atWidth('match-finder', 'tablet', 'dawn', { viewer: 'paid' });
