import { page } from 'vitest/browser';

/** How a page may stand before somebody: its width and height in pixels, and the colour scheme. */
export interface Look {
  size: readonly [width: number, height: number];
  scheme: 'light' | 'dark';
}

/** A phone and a desktop, in both schemes. */
export const looks: readonly Look[] = [
  { size: [390, 844], scheme: 'light' },
  { size: [390, 844], scheme: 'dark' },
  { size: [1280, 800], scheme: 'dark' },
  { size: [1280, 800], scheme: 'light' },
];

/** Gives the page on stage a look. */
export async function putOn({ size: [width, height], scheme }: Look): Promise<void> {
  if (window.innerWidth !== width) await page.viewport(width, height);
  for (const root of document.querySelectorAll('[data-template]')) root.setAttribute('data-scheme', scheme);
  await new Promise(requestAnimationFrame);
}
