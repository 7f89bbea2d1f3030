import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { readFinal } from './read-final.ts';

/** Whether each place has all looks: in the full run, and for `meetcute check --all`. */
const hasAllLooks = import.meta.env['MEETCUTE_FULL'] === '1';

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

/** Share of the looks of each place: of two brands one has the phone where the other one has the desktop. */
export type LookShare = 'all' | 'even' | 'odd';

/**
 * Returns the looks of a place by its index, first those of the current width. The full run takes all of them. Otherwise a
 * place has a phone in one scheme and a desktop in the other one, and the next place the other two, because each look is
 * measured in pictures. A place that shares them has one of the two: each brand has all four in four places.
 */
export function chooseLooks(index: number, share: LookShare = 'all'): readonly Look[] {
  if (hasAllLooks) return looks;
  const ofPlace = looks.filter((_, look) => look % 2 === index % 2);
  if (share === 'all') return ofPlace;
  return [ofPlace[(Math.floor(index / 2) + Number(share === 'odd')) % 2]!];
}

/** Returns looks, first those of the current width, because to resize the page takes time. */
function currentFirst(selectedLooks: readonly Look[]): readonly Look[] {
  return window.innerWidth === looks[0]?.size[0] ? selectedLooks : selectedLooks.toReversed();
}

/** Smallest viewport that has room for each look. */
const largest = [0, 1].map((side) => Math.max(...looks.map(({ size }) => size[side]!))) as [number, number];

/**
 * Resizes the frame of the tests. The page around it has room for each look, because to resize that page takes as long as
 * opening one.
 */
async function resizeFrame(width: number, height: number): Promise<void> {
  const { innerWidth, innerHeight, document: parentDocument } = window.parent;
  if (innerWidth < largest[0] || innerHeight < largest[1]) await page.viewport(...largest);
  // Vitest sizes the frame with these properties.
  parentDocument.body.style.setProperty('--viewport-width', `${width}px`);
  parentDocument.body.style.setProperty('--viewport-height', `${height}px`);
}

/** Applies viewport and colour scheme to the page. */
export async function putOn({ size: [width, height], scheme }: Look): Promise<void> {
  if (window.innerWidth !== width) await resizeFrame(width, height);
  for (const root of document.querySelectorAll('[data-template]')) root.setAttribute('data-scheme', scheme);
  await new Promise(requestAnimationFrame);
}

/** Names viewport and colour scheme of the page, for messages. */
export function currentLook(): string {
  const scheme = document.querySelector('[data-template]')?.getAttribute('data-scheme') ?? '';
  return `${window.innerWidth} px wide, ${scheme}`;
}

/** Expects that nothing is reported, as soon as the page is complete. */
export async function expectNothing(reports: () => Promise<string[]>): Promise<void> {
  expect(await readFinal(reports, ({ length }) => length === 0)).toEqual([]);
}

/** Expects that nothing is reported in each look. */
export async function expectNothingIn(
  selectedLooks: readonly Look[],
  reports: () => Promise<string[]>,
): Promise<void> {
  for (const look of currentFirst(selectedLooks)) {
    await putOn(look);
    await expectNothing(reports);
  }
}
