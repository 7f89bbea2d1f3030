/**
 * Ways to hide the label of fictional profiles, each in the repository's templates and in one that works against the
 * measurement. Every way is reported with the place, the words and the cause; nothing is reported without one.
 */
import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { wearStyles } from '../testing/disclosures/describeDisclosures.ts';
import { disclosures } from '../testing/disclosures/disclosures.ts';
import { hide, hidingWays } from '../testing/disclosures/hidingWays.ts';
import { currentLook, looks, putOn, type Look } from '../testing/disclosures/looks.ts';
import { label } from '../testing/disclosures/missingLabels.ts';
import { visit, type Visit } from '../testing/disclosures/visit.ts';
import { hostileTemplate } from '../testing/hostileTemplate.tsx';
import { closeSites } from '../testing/openSite.tsx';
import type { Template } from './defineTemplate.ts';

const modules = import.meta.glob<Record<string, Template>>('../../../../templates/*/src/template.ts', {
  eager: true,
});
const templates = [...Object.values(modules).flatMap(Object.values<Template>), hostileTemplate()];

const place = 'the search';
const search = disclosures.find((each) => each.place === place)!;

/** Opens the search of a template for a whole suite. */
async function openSearch(template: Template, look: Look): Promise<Visit> {
  const page = await visit(template, search);
  await putOn(look);
  return page;
}

describe.each(templates.map((template, index) => ({ name: template.name, template, index })))(
  'words hidden in $name',
  ({ template, index }) => {
    wearStyles(template);
    let opened: Promise<Visit> | undefined;
    const openPage = () => (opened ??= openSearch(template, looks[index % looks.length]!));
    afterAll(closeSites);

    test('are not reported when nothing hides them', async () => {
      const { lacks } = await openPage();
      await expect.poll(lacks).toEqual([]);
    });

    test.each(hidingWays.map((way) => [way.name, way] as const))('are reported: %s', async (_name, way) => {
      const { lacks } = await openPage();
      onTestFinished(hide("[data-part='fictional']", way));
      const start = `${place}, ${currentLook()}: the words “${label}” can't be seen: `;
      const report = expect.toSatisfy(
        (sentence: string) => sentence.startsWith(start) && sentence.includes(way.cause),
        `starts with “${start}” and contains “${way.cause}”`,
      );
      await expect.poll(lacks).toContainEqual(report);
    });
  },
);

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
    for (const look of looks) {
      await putOn(look);
      counts.push((await lacks()).length);
    }
    expect(counts.toSorted()).toEqual([0, 0, 1, 1]);
  });
});
