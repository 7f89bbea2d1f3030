import { page } from 'vitest/browser';

/** Viewport and colour scheme of a page. */
export interface Look {
  /** Viewport in pixels. */
  size: readonly [width: number, height: number];
  /** Colour scheme. */
  scheme: 'light' | 'dark';
}

/** A phone and a desktop, each in both schemes. */
export const looks: readonly Look[] = [
  { size: [390, 844], scheme: 'light' },
  { size: [390, 844], scheme: 'dark' },
  { size: [1280, 800], scheme: 'dark' },
  { size: [1280, 800], scheme: 'light' },
];

/** Applies viewport and colour scheme to the page. */
export async function putOn({ size: [width, height], scheme }: Look): Promise<void> {
  if (window.innerWidth !== width) await page.viewport(width, height);
  for (const root of document.querySelectorAll('[data-template]')) root.setAttribute('data-scheme', scheme);
  await new Promise(requestAnimationFrame);
}
