import { otherLanguage, nameLanguage, t, within } from '@meetcute/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { screen } from '@meetcute/storybook/screen';
import { nextCard, nextPhoto, onTop, people, swipe, topCard } from '../deck.ts';
import { withWorld, others } from '../world.ts';

const meta = { title: 'Screens/Match finder/Looks' } satisfies Meta;
export default meta;

const radiusOf = (element: Element, pseudo?: string) =>
  Number.parseFloat(getComputedStyle(element, pseudo).borderStartStartRadius);

/** Expects that the focus ring follows the rounded corners of the card, which would clip a square one. */
const hasRoundRing: StoryObj['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(topCard(canvasElement)).toBeVisible());
  const card = topCard(canvasElement)!;
  const ring = card.querySelector('[data-part="name"]')!;
  await expect(Math.abs(radiusOf(card) - radiusOf(ring, '::after'))).toBeLessThanOrEqual(1);
};

/** Draws the focus ring around the rounded corners of the card, which would clip a square one. */
export const OnAPhone: StoryObj = {
  name: 'On a phone',
  ...screen('match-finder', {
    fixed: 'The card fills the width on a phone. Open “Cards” of the page to see it at another width.',
    viewport: 'phone',
    play: hasRoundRing,
  }),
};

/** Shows the first words of the profile below the place. */
export const LineOfTheProfile: StoryObj = {
  name: 'Line of the profile',
  ...screen('match-finder', {
    world: withWorld((world) => {
      people('Ada')(world);
      others(world)[0]!.personal = { about_me: 'I mend clocks.' };
    }),
    play: async ({ canvasElement }) => {
      await waitFor(() => expect(topCard(canvasElement)).toBeVisible());
      await expect(within(topCard(canvasElement)!).getByText('I mend clocks.')).toBeVisible();
    },
  }),
};

/** Shows a long name with fictional label and language badge. */
export const LongNameInPolish: StoryObj = {
  name: 'Long name',
  tags: ['legal'],
  ...screen('match-finder', {
    world: withWorld((world) => {
      people('Wawrzyniec Chrząszczyżewoszycki')(world);
      const [only] = others(world);
      Object.assign(only!, { fictional: true, language: otherLanguage() });
    }),
    play: async ({ canvasElement }) => {
      await waitFor(() => expect(topCard(canvasElement)).toBeVisible());
      const card = topCard(canvasElement)!;
      await expect(within(card).getByText(t('common:fictional.label'))).toBeVisible();
      const badge = t('common:speaks', { language: nameLanguage(otherLanguage()) });
      await expect(within(card).getByText(badge)).toBeVisible();
    },
  }),
};

/** Blurs the face of a fictional profile below a dragged card, which covers part of its label. */
export const DraggedAboveFictional: StoryObj = {
  name: 'Dragged card above a fictional profile',
  tags: ['legal'],
  ...screen('match-finder', {
    world: withWorld((world) => {
      people('Ada', 'Bea')(world);
      others(world)[1]!.fictional = true;
    }),
    fixed: 'A finger swipes on a phone. Open “By button” of the page to see the cards at another width.',
    viewport: 'phone',
    play: async ({ canvasElement }) => {
      await onTop(canvasElement, 'Ada');
      await swipe(canvasElement, 200, false);
      await waitFor(() =>
        expect(within(nextCard(canvasElement)).getByText(t('common:fictional.label'))).toBeVisible(),
      );
      await expect(getComputedStyle(nextPhoto(canvasElement)).filter).toContain('blur');
    },
  }),
};
