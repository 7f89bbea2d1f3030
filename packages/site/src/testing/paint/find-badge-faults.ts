import { describeBadgeFault } from './badge-fault.ts';
import { findCutter } from './causes.ts';
import { findAbove, isGround, nameElement } from './covers.ts';
import { stopMotion } from './still.ts';

/** Whether a badge is meant to be seen. Small cards keep some for screen readers alone, in a box of one pixel. */
function isShown(badge: Element): boolean {
  const { width, height } = badge.getBoundingClientRect();
  return width > 1 && height > 1 && badge.checkVisibility({ visibilityProperty: true });
}

/** Returns why a badge of a card can't be read; null where it can, or where it is not on the screen. */
function findFault(badge: HTMLElement, card: Element): string | null {
  const words = badge.innerText.trim();
  const boxes = [badge.getBoundingClientRect()];
  // What lies over the whole card, such as a dialog, is no fault of the card.
  const cover = findAbove({ words, element: badge, text: null }, boxes).find(
    (each) => card.contains(each) && isGround(each),
  );
  const cutter = findCutter(badge, boxes);
  return describeBadgeFault({
    words,
    scrollWidth: badge.scrollWidth,
    clientWidth: badge.clientWidth,
    textOverflow: getComputedStyle(badge).textOverflow,
    cover: cover ? nameElement(cover) : null,
    cutter: cutter && card.contains(cutter) ? nameElement(cutter) : null,
  });
}

/** Finds badges of cards that something of their card covers or cuts off. Returns a sentence about each. */
export function findBadgeFaults(root: ParentNode): string[] {
  const badges = [...root.querySelectorAll<HTMLElement>("article [data-part='badge']")].filter((badge) =>
    isShown(badge),
  );
  if (badges.length === 0) return [];
  const resume = stopMotion();
  const faults = badges.flatMap((badge) => findFault(badge, badge.closest('article')!) ?? []);
  resume();
  return [...new Set(faults)];
}
