import type { World } from '@meetcute/mocks';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { keepFound, others } from './happening.ts';

/** The card on top, undefined where there is none. */
export const topCard = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-place="top"]');

/** Who is on top, as soon as it is them. */
export const onTop = (root: HTMLElement, name: string) =>
  waitFor(() => expect(topCard(root)).toHaveAttribute('aria-label', name));

/** Leaves people of these names to be found, in this order, and nobody liked yet. */
export const people =
  (...names: string[]) =>
  (of: World): void => {
    keepFound(of, names.length);
    of.likes = [];
    others(of).forEach((profile, index) => {
      profile.name = names[index] ?? profile.name;
      // Who was here last is found first.
      profile.last_active = new Date(of.now().getTime() - index * 60_000).toISOString();
    });
  };

/** Moves a finger across the card on top and lets go; `dx` in pixels, negative to the left. */
export async function swipe(root: HTMLElement, dx: number, isLetGo = true): Promise<void> {
  const card = topCard(root)!;
  // A browser captures only pointers that it has seen itself.
  card.setPointerCapture = () => undefined;
  const finger = { isPrimary: true, pointerId: 7, pointerType: 'touch', button: 0, bubbles: true };
  const at = (x: number) => ({ ...finger, clientX: 150 + x, clientY: 300 });
  await fireEvent(card, new PointerEvent('pointerdown', at(0)));
  await fireEvent(card, new PointerEvent('pointermove', at(dx / 2)));
  await fireEvent(card, new PointerEvent('pointermove', at(dx)));
  if (isLetGo) await fireEvent(card, new PointerEvent('pointerup', at(dx)));
}
