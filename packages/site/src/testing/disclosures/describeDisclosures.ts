import { baseCss, tokensCss } from '@meetcute/theme';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Template } from '../../template/defineTemplate.ts';
import { storedStep, openSite, testTexts } from '../openSite.tsx';
import { until, viewerOf } from '../faults/row.ts';
import { disclosures, type Disclosure, type DisclosurePage } from './disclosures.ts';
import { isInSight, ownWords, readable } from './inSight.ts';
import { looks, putOn } from './looks.ts';
import { fictionalMember, fictionalWorld } from './fictionalWorld.ts';

const { name } = fictionalMember;
const label = testTexts.t('common:fictional.label');

const isNamed = (element: Element): boolean => ownWords(element).replace(/, \d+$/, '') === name;

/** Whether an element leads to her profile with her name or a photo on it; a button with a drawing says who nobody is. */
const leadsToHer = (element: Element): boolean =>
  element.getAttribute('href') === `/members/${fictionalMember.id}` &&
  (element.textContent.includes(name) || element.querySelector('img') !== null);

/** The elements in sight that say who she is: her name by itself, with her age or without, and links to her profile. */
const namings = (place: Element): Element[] =>
  [...place.querySelectorAll('*')].filter(
    (element) => (isNamed(element) || leadsToHer(element)) && isInSight(element),
  );

/** The nearest element around the words that names her, at most the place; none where nothing does. */
function placeOf(words: Element, named: readonly Element[], place: Element): Element | undefined {
  let home: Element | null = words;
  while (home && place.contains(home)) {
    const here = home;
    if (named.some((each) => here.contains(each))) return here;
    home = home.parentElement;
  }
  return undefined;
}

/** What the words for who is made up lack in a place: they stand with each element that names her. */
function lacksWords(place: Element): string[] {
  const labels = readable(place, label);
  if (labels.length === 0) return [lacking.label];
  const named = namings(place);
  const homes = labels.map((each) => placeOf(each, named, place));
  return named.every((each) => homes.some((home) => home?.contains(each))) ? [] : [lacking.eachLabel];
}

const buttonsIn = (place: Element, buttonName: string | RegExp) =>
  within(place as HTMLElement)
    .queryAllByRole('button', { name: buttonName })
    .filter((button) => isInSight(button));

/** What can be missing in a place. */
export const lacking = {
  label: `the words “${label}”`,
  eachLabel: `the words “${label}” with each “${name}”`,
  safety: 'a button to report or block',
  report: 'a button to report',
  block: 'a button to block',
} as const;

/** In a chat the button's name goes on: the same dialog deletes the chat. */
const wayToSafety = (place: Element) =>
  buttonsIn(place, new RegExp(`^${testTexts.t('common:safety.open', { name })}`));

/** A template's page that has come to a place with the fictional member. */
export interface Visit {
  /** What is missing there now. */
  lacks: () => string[];
  /** Presses the button to report or block; answers what the dialog lacks. */
  openSafety: () => Promise<() => string[]>;
}

/** Opens a template's page and goes to the place of a duty. */
export async function visit(template: Template, disclosure: Disclosure): Promise<Visit> {
  const world = fictionalWorld(disclosure.isVisitor ? 'visitor' : 'paid');
  const { step } = disclosure;
  const kept = step === undefined ? {} : { kept: storedStep(viewerOf(world).profile.id, step) };
  disclosure.prepare?.(world);
  const user = userEvent.setup({ delay: null });
  const page: DisclosurePage = {
    ...(await openSite(world, disclosure.path, { template, ...kept })),
    world,
    user,
  };
  await until(() => document.querySelector('main')?.textContent).toContain(name);
  await disclosure.open?.(page);
  const find = () => disclosure.find?.() ?? document.querySelector('main');
  await until(() => find()?.textContent).toContain(name);
  const lacks = () => {
    const place = find() ?? document.body;
    return [
      ...lacksWords(place),
      ...(disclosure.isWayToSafety && wayToSafety(place).length === 0 ? [lacking.safety] : []),
    ];
  };
  const openSafety = async () => {
    const [button] = wayToSafety(find() ?? document.body);
    await user.click(button!);
    const dialog = await screen.findByRole('dialog');
    const lacksButton = (what: 'report' | 'block') =>
      buttonsIn(dialog, testTexts.t(`safety:choose.${what}`, { name })).length === 0 ? [lacking[what]] : [];
    return () => [...lacksButton('report'), ...lacksButton('block')];
  };
  return { lacks, openSafety };
}

/** Puts a brand's styles on the test's page, for as long as its tests run. */
export function wearStyles({ name: brand, tokens }: Template): void {
  const style = document.createElement('style');
  style.textContent = [baseCss, tokensCss(brand, tokens)].join('\n');
  beforeAll(() => document.head.append(style));
  afterAll(() => style.remove());
}

/**
 * Walks a template's pages with a fictional member on stage, and fails where the page says nowhere in sight that she is
 * made up wherever it names her, on a phone or on a desktop, in either scheme, or offers no way to report and to block her.
 */
export function describeDisclosures(template: Template): void {
  describe(`a fictional member in ${template.name}`, () => {
    wearStyles(template);
    afterEach(cleanup);

    test.each(disclosures.map((disclosure) => [disclosure.place, disclosure] as const))(
      '%s',
      async (_place, disclosure) => {
        const { lacks, openSafety } = await visit(template, disclosure);
        for (const look of looks) {
          await putOn(look);
          await expect.poll(lacks).toEqual([]);
        }
        if (disclosure.isWayToSafety) await expect.poll(await openSafety()).toEqual([]);
      },
    );
  });
}
