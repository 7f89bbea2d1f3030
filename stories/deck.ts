import type { World } from '@meetcute/mocks';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { limitSearchResults, others } from './world.ts';

/** Returns the top card, or null without one. */
export const topCard = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-place="top"]');

/** Returns the card below the top one. Throws without one. */
export function nextCard(root: HTMLElement): HTMLElement {
  const card = root.querySelector<HTMLElement>('[data-place="next"]');
  if (card) return card;
  throw new Error('No card is below the top one.');
}

/** Returns the photo of the card below the top one. Throws without one. */
export function nextPhoto(root: HTMLElement): HTMLImageElement {
  const photo = nextCard(root).querySelector('img');
  if (photo) return photo;
  throw new Error('The next card has no photo.');
}

/** Waits until the top card shows the member with this name. */
export const onTop = (root: HTMLElement, name: string) =>
  waitFor(() => expect(topCard(root)).toHaveAttribute('aria-label', name));

/** Returns a change that limits the search to members with these names, in this order, and removes all likes. */
export const people =
  (...names: string[]) =>
  (world: World): void => {
    limitSearchResults(world, names.length);
    world.likes = [];
    others(world).forEach((profile, index) => {
      profile.name = names[index] ?? profile.name;
      // The search sorts by last activity.
      profile.last_active = new Date(world.now().getTime() - index * 60_000).toISOString();
    });
  };

/** Swipes the top card by `dx` pixels, negative to the left; keeps the finger down with `isLetGo` false. */
export async function swipe(root: HTMLElement, dx: number, isLetGo = true): Promise<void> {
  const card = topCard(root)!;
  // Browsers refuse to capture synthetic pointers.
  card.setPointerCapture = () => undefined;
  const finger = { isPrimary: true, pointerId: 7, pointerType: 'touch', button: 0, bubbles: true };
  const placeFinger = (x: number) => ({ ...finger, clientX: 150 + x, clientY: 300 });
  await fireEvent(card, new PointerEvent('pointerdown', placeFinger(0)));
  await fireEvent(card, new PointerEvent('pointermove', placeFinger(dx / 2)));
  await fireEvent(card, new PointerEvent('pointermove', placeFinger(dx)));
  if (isLetGo) await fireEvent(card, new PointerEvent('pointerup', placeFinger(dx)));
}
