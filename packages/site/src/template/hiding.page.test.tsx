/**
 * Ways to hide the label of fictional profiles in a template of the repository. A sample of them hides an advert, a legal
 * link and a price, which has ways of its own too. Every way is reported with the place, the words and the cause; nothing
 * is reported without one. The full run tries them in every template, and in one that works against the measurement.
 */
import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { wearStyles } from '../testing/disclosures/describe-disclosures.ts';
import { disclosures } from '../testing/disclosures/disclosures.ts';
import { hide, hidingWays, type HidingWay } from '../testing/disclosures/hiding-ways.ts';
import { currentLook, looks, putOn, type Look } from '../testing/disclosures/looks.ts';
import { label } from '../testing/disclosures/missing-labels.ts';
import { notices, type Notice } from '../testing/disclosures/notices.ts';
import { visitNotice } from '../testing/disclosures/describe-notices.ts';
import { visitSale } from '../testing/disclosures/prices/describe-prices.ts';
import { priceHidingWays } from '../testing/disclosures/prices/price-hiding-ways.ts';
import { sales } from '../testing/disclosures/prices/sales.ts';
import { findWords, type Sample } from '../testing/paint/sample.ts';
import { matchReport, type Visit } from '../testing/disclosures/open-place.ts';
import { visit } from '../testing/disclosures/visit.ts';
import { hostileTemplate } from '../testing/hostile-template.tsx';
import { repositoryTemplates } from '../testing/repository-templates.ts';
import { closeSites, testTexts } from '../testing/open-site.tsx';
import type { Template } from './define-template.ts';
import { isFullRun } from '../../../../.tools/full-run.ts';

const classic = repositoryTemplates.find(({ name }) => name === 'classic')!;

/** Templates in which each way is tried, each in another look. One is enough, because the measurement is the same in all. */
const lookedAt = (isFullRun ? [...repositoryTemplates, hostileTemplate()] : [classic]).map(
  (template, index) => ({ name: template.name, template, look: looks[index % looks.length]! }),
);

const byName = (ways: readonly HidingWay[]) => ways.map((way) => [way.name, way] as const);

const place = 'the search';
const search = disclosures.find((each) => each.place === place)!;

const adverts = notices.find((notice) => notice.place === 'the adverts')!;
const legal = notices.find((notice) => notice.place === 'the legal links below the default layout')!;
const credits = sales.find((sale) => sale.place === 'the credits')!;

/** The search with adverts and every legal link. */
const searchNotices: Notice = {
  ...adverts,
  place,
  prepare(world) {
    adverts.prepare?.(world);
    legal.prepare?.(world);
  },
  find(settings) {
    const labels = adverts.find(settings);
    return labels.length === 0 ? [] : [...labels, ...legal.find(settings)];
  },
};

/** Opens the search of a template for a whole suite. */
async function openSearch(template: Template, look: Look): Promise<Visit> {
  const page = await visit(template, search);
  await putOn(look);
  return page;
}

describe.each(lookedAt)('words hidden in $name', ({ template, look }) => {
  wearStyles(template);
  let openedPage: Promise<Visit> | undefined;
  const openPage = () => (openedPage ??= openSearch(template, look));
  afterAll(closeSites);

  test('are not reported when nothing hides them', async () => {
    const { lacks } = await openPage();
    await expect.poll(lacks).toEqual([]);
  });

  test.each(byName(hidingWays))('are reported: %s', async (_name, way) => {
    const { lacks } = await openPage();
    onTestFinished(hide("[data-part='fictional']", way));
    const start = `${place}, ${currentLook()}: the words “${label}” can't be seen: `;
    await expect.poll(lacks).toContainEqual(matchReport(start, way.cause));
  });
});

/** Marks the elements of words, so that a way can hide them alone. */
function target(samples: readonly Sample[]): void {
  for (const { element } of samples) element.setAttribute('data-target', '');
}

/** Waits until a page reports nothing. Returns the function that measures it. */
async function openClean(placeVisit: Promise<Visit>, look: Look) {
  const { lacks } = await placeVisit;
  await putOn(look);
  await expect.poll(lacks).toEqual([]);
  return lacks;
}

describe.each(lookedAt)('an advert and a legal link hidden in $name', ({ template, look }) => {
  wearStyles(template);
  let openedPage: ReturnType<typeof openClean> | undefined;
  const openPage = () => (openedPage ??= openClean(visitNotice(template, searchNotices), look));
  afterAll(closeSites);

  test('are reported by their opacity', async () => {
    const way = hidingWays.find(({ name }) => name === 'opacity')!;
    const lacks = await openPage();
    const advert = findWords(document.body, testTexts.t('common:advert')).slice(0, 1);
    const link = findWords(document.body, testTexts.t('shell:returnPolicy')).slice(0, 1);
    target([...advert, ...link]);
    onTestFinished(hide('[data-target]', way));
    const start = `${place}, ${currentLook()}: the words “`;
    await expect
      .poll(lacks)
      .toEqual([
        matchReport(`${start}${testTexts.t('common:advert')}`, way.cause),
        matchReport(`${start}${testTexts.t('shell:returnPolicy')}`, way.cause),
      ]);
  });
});

describe.each(lookedAt)('prices hidden in $name', ({ template, look }) => {
  wearStyles(template);
  let openedPage: ReturnType<typeof openClean> | undefined;
  const openPage = () => (openedPage ??= openClean(visitSale(template, credits), look));
  afterAll(closeSites);

  const ways = [
    ...hidingWays.filter(({ name }) => name === 'nearly the colour of their ground'),
    ...priceHidingWays,
  ];
  test.each(byName(ways))('are reported: %s', async (_name, way) => {
    const lacks = await openPage();
    target(findWords(document.body, '€11.99'));
    onTestFinished(hide('[data-target]', way));
    const start = `${credits.place}, ${currentLook()}: the price “€11.99” of “50 credits” `;
    await expect.poll(lacks).toEqual([matchReport(start, way.cause)]);
  });
});

/** A dark phone and a light desktop. */
const twoLooks = [looks[1]!, looks[3]!];

describe('words of a hostile template', () => {
  wearStyles(hostileTemplate());
  afterEach(closeSites);

  test.each([
    ['only while nothing measures them', "[data-part='fictional']:not([style]) { color: #fff !important }"],
    ['by a layer of important rules', "@layer trap { [data-part='fictional'] { opacity: 0 !important } }"],
    [
      'by a style of the first line',
      "[data-part='fictional'] { display: block } [data-part='fictional']::first-line { color: #fff }",
    ],
  ])('are reported when hidden %s', async (_how, rules) => {
    const { lacks } = await visit(hostileTemplate(rules), search);
    await expect.poll(lacks).toEqual([expect.stringContaining(`“${label}” can't be seen`)]);
  });

  test.each([
    ['on a phone', '@media (max-width: 45rem) { [data-part="fictional"] { display: none !important } }'],
    ['on a desktop', '@media (min-width: 45rem) { [data-part="fictional"] { filter: opacity(0) } }'],
    ['in the dark', '[data-scheme="dark"] [data-part="fictional"] { color: #fff !important }'],
  ])('are reported when hidden only %s', async (_where, rules) => {
    const { lacks } = await visit(hostileTemplate(rules), search);
    const counts: number[] = [];
    for (const look of isFullRun ? looks : twoLooks) {
      await putOn(look);
      counts.push((await lacks()).length);
    }
    expect(counts.toSorted()).toEqual(isFullRun ? [0, 0, 1, 1] : [0, 1]);
  });
});
