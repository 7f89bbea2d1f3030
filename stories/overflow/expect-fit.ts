import { page } from 'vitest/browser';
import { findOverflow } from './measure.ts';

/** Size of a phone, on which texts must fit. */
const PHONE = [390, 844] as const;

/** Gives the page the size of a phone. */
export const toPhone = (): Promise<void> => page.viewport(...PHONE);

/**
 * Returns a style element that ends animations and transitions, and puts back what a pointer drags. Boxes that they move are
 * not overflow.
 */
function motionStopper(): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = `
    *, ::before, ::after { animation: none !important; transition: none !important }
    [data-dragged] { transform: none !important; translate: none !important }
  `;
  return style;
}

/**
 * Throws if texts of the rendered page are cut off or beyond their box. `what` is the story and its look, for the message.
 */
export async function expectFit(what: string): Promise<void> {
  await document.fonts.ready;
  const stopper = motionStopper();
  document.head.append(stopper);
  const overflows = findOverflow(document);
  stopper.remove();
  if (overflows.length === 0) return;
  const list = overflows.map(({ element, pixels }) => `  ${pixels} px: ${element}`).join('\n');
  throw new Error(`${what} doesn't fit at ${PHONE[0]} px:\n${list}`);
}
