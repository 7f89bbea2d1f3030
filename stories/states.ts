import { expect } from 'storybook/test';
import type { ScreenOptions } from '@meetcute/storybook/screen';
import { others, viewerOf, withWorld } from './world.ts';

/** Longest names and places in two languages with long words, without break opportunities. */
export const longest = {
  de: { name: 'Wolfeschlegelsteinhausen'.repeat(6), city: 'Schmedeswurtherwesterdeich'.repeat(6) },
  pl: { name: 'Brzęczyszczykiewicz'.repeat(6), city: 'Chrząszczyżewoszyce'.repeat(6) },
} as const;

type Play = NonNullable<ScreenOptions['play']>;

/** Returns a world parameter with the longest names and cities, and four likes for the viewer. */
export const longNames = (language: 'de' | 'pl') =>
  withWorld((world) => {
    for (const profile of others(world)) Object.assign(profile, longest[language]);
    const viewerId = viewerOf(world).profile.id;
    world.likes = others(world)
      .slice(0, 4)
      .map(({ id }) => ({ from: id, to: viewerId, at: world.now().toISOString(), isNew: true }));
  });

/** Expects one heading and no horizontal overflow. */
export const staysWithin: Play = async ({ canvas, canvasElement }) => {
  await canvas.findByRole('heading', { level: 1 });
  await canvas.findAllByText(/^(Wolfe|Brzę)/);
  const main = canvasElement.querySelector('main')!;
  await expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth);
};

/** Returns the cards that are not placeholders. */
export const cardsIn = (root: HTMLElement) =>
  [...root.querySelectorAll('main article')].filter((card) => !card.closest('[inert]'));
