/**
 * Each place of the tables of disclosures proves what it is there for: when one thing that it must show is missing or not
 * rendered, a report names the place and the thing. Other ways to hide things are in `hiding.page.test.tsx`.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { wearStyles } from '../testing/disclosures/describe-disclosures.ts';
import { joinPages, visitJoinPage } from '../testing/disclosures/describe-join-facts.ts';
import { visitNotice } from '../testing/disclosures/describe-notices.ts';
import { disclosures } from '../testing/disclosures/disclosures.ts';
import { notices } from '../testing/disclosures/notices.ts';
import { reportOf, sayIn, type Visit } from '../testing/disclosures/open-place.ts';
import { visitSale } from '../testing/disclosures/prices/describe-prices.ts';
import { sales } from '../testing/disclosures/prices/sales.ts';
import { visit } from '../testing/disclosures/visit.ts';
import { closeSites } from '../testing/open-site.tsx';
import { findUnrendered } from '../testing/paint/find-hidden.ts';
import { repositoryTemplates } from '../testing/repository-templates.ts';

const classic = repositoryTemplates.find(({ name }) => name === 'classic')!;

/** Stops rendering an element. Returns a function that renders it again. */
function conceal(element: Element): () => void {
  element.setAttribute('data-concealed', '');
  return () => element.removeAttribute('data-concealed');
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

/** Expects that a place reports each thing that it must show, when that alone is missing or isn't rendered. */
async function expectReports(place: string, visited: Visit): Promise<void> {
  const isNamed = (words: string) => reportOf(sayIn(place, ''), words);
  await expect.poll(async () => visited.lacksBy(findUnrendered)).toEqual([]);
  expect(visited.required()).not.toEqual([]);
  for (const { words, missing, elements } of visited.required()) {
    expect.soft(await reportsAfter(conceal, elements, visited)).toContainEqual(isNamed(words));
    expect.soft(await reportsAfter(remove, elements, visited)).toContainEqual(isNamed(missing));
  }
}

const byPlace = <Row extends { place: string }>(rows: readonly Row[]) =>
  rows.map((row) => [row.place, row] as const);

describe('without one thing that it must show, a place is reported', () => {
  wearStyles(classic);
  afterEach(closeSites);

  const style = document.createElement('style');
  style.textContent = '[data-concealed] { visibility: hidden !important }';
  beforeAll(() => document.head.append(style));
  afterAll(() => style.remove());

  test.each(byPlace(disclosures))('that shows a fictional member: %s', async (place, disclosure) => {
    const visited = await visit(classic, disclosure);
    const main = document.querySelector('main');
    if (disclosure.find) expect([null, main]).not.toContain(disclosure.find());
    await expectReports(place, visited);
    if (disclosure.isWayToSafety) await expectReports(place, await visited.openSafety());
  });

  test.each(joinPages)('that offers an account: %s', async (path) => {
    await expectReports(path, await visitJoinPage(classic, path));
  });

  test.each(byPlace(notices))('with adverts or legal links: %s', async (place, notice) => {
    await expectReports(place, await visitNotice(classic, notice));
  });

  test.each(byPlace(sales))('that sells: %s', async (place, sale) => {
    await expectReports(place, await visitSale(classic, sale));
  });

  test.each([
    ['beside', false],
    ['on', true],
  ])('the price of a message is %s the button that sends', async (where, isOn) => {
    const sale = sales.find(({ place }) => place === `a chat, ${where} the button that sends`)!;
    const { required } = await visitSale(classic, sale);
    const [price] = required().filter(({ missing }) => missing.startsWith('the price'));
    expect(price!.elements.map((element) => element.closest('button') !== null)).toEqual([isOn]);
  });
});
