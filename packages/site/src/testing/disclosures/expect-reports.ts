import { expect } from 'vitest';
import { findUnrendered } from '../paint/find-hidden.ts';
import { matchReport, sayIn, type Visit } from './open-place.ts';

/** Stops rendering an element. Returns a function that renders it again. */
function conceal(element: Element): () => void {
  const style = element.getAttribute('style');
  (element as HTMLElement | SVGElement).style.setProperty('visibility', 'hidden', 'important');
  return () => (style === null ? element.removeAttribute('style') : element.setAttribute('style', style));
}

/** Takes an element out of the page. Returns a function that puts it back. */
function remove(element: Element): () => void {
  const gap = document.createComment('');
  element.replaceWith(gap);
  return () => gap.replaceWith(element);
}

/** Resolves with what a place reports while elements are changed. */
async function reportsAfter(
  change: (element: Element) => () => void,
  elements: readonly Element[],
  { lacksBy }: Visit,
): Promise<string[]> {
  const restores = [...new Set(elements)].map(change);
  const reports = await lacksBy(findUnrendered);
  for (const restore of restores.toReversed()) restore();
  return reports;
}

/**
 * Expects that a place proves what it is there for: when one thing that it must show is missing or isn't rendered, a report
 * names the place and the thing. Other ways to hide things are in `hiding.page.test.tsx`.
 */
export async function expectReports(place: string, visit: Visit): Promise<void> {
  const isNamed = (words: string) => matchReport(sayIn(place, ''), words);
  await expect.poll(async () => visit.lacksBy(findUnrendered)).toEqual([]);
  expect(visit.required()).not.toEqual([]);
  for (const { words, missing, elements } of visit.required()) {
    expect.soft(await reportsAfter(conceal, elements, visit)).toContainEqual(isNamed(words));
    expect.soft(await reportsAfter(remove, elements, visit)).toContainEqual(isNamed(missing));
  }
}
