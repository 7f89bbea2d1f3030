import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { isFullRun } from '../../../../../.tools/full-run.ts';
import type { Template } from '../../template/define-template.ts';
import { repositoryTemplates } from '../repository-templates.ts';

/** Viewport and colour scheme of a page. */
export interface Look {
  /** Viewport in pixels. */
  size: readonly [width: number, height: number];
  /** Colour scheme. */
  scheme: 'light' | 'dark';
}

/** A phone and a desktop, each in both schemes. A look and the next but one share neither width nor scheme. */
export const looks: readonly Look[] = [
  { size: [390, 844], scheme: 'light' },
  { size: [390, 844], scheme: 'dark' },
  { size: [1280, 800], scheme: 'dark' },
  { size: [1280, 800], scheme: 'light' },
];

/**
 * Returns the looks of a place in a template, first those of the current width: to change it takes as long as opening a
 * page. The full run takes all of them. Otherwise a template has one, the next template one of the other width and scheme,
 * and the next place another pair.
 */
function looksOf(template: Template, place: number): readonly Look[] {
  const first = place + 2 * Math.max(0, repositoryTemplates.indexOf(template));
  const selectedLooks = isFullRun ? looks : [looks[first % looks.length]!];
  return window.innerWidth === looks[0]?.size[0] ? selectedLooks : selectedLooks.toReversed();
}

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

/** Expects that nothing is reported in each look of a place, by its index, in a template. */
export async function expectNothingIn(
  template: Template,
  place: number,
  reports: () => Promise<string[]>,
): Promise<void> {
  for (const look of looksOf(template, place)) {
    await putOn(look);
    await expect.poll(reports).toEqual([]);
  }
}
