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

/** Returns all looks, first those of the current width: to change it takes as long as opening a page. */
export const looksFromHere = (): readonly Look[] =>
  window.innerWidth === looks[0]?.size[0] ? looks : looks.toReversed();

/** Applies viewport and colour scheme to the page. */
export async function putOn({ size: [width, height], scheme }: Look): Promise<void> {
  if (window.innerWidth !== width) await page.viewport(width, height);
  for (const root of document.querySelectorAll('[data-template]')) root.setAttribute('data-scheme', scheme);
  await new Promise(requestAnimationFrame);
}

/** Names viewport and colour scheme of the page, for messages. */
export function currentLook(): string {
  const scheme = document.querySelector('[data-template]')?.getAttribute('data-scheme') ?? '';
  return `${window.innerWidth} px wide, ${scheme}`;
}
