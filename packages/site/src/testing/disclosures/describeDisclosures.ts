import { baseCss, tokensCss } from '@meetcute/theme';
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Template } from '../../template/defineTemplate.ts';
import { closeSites, storedStep, openSite, testTexts } from '../openSite.tsx';
import { until, viewerOf } from '../faults/row.ts';
import { disclosures, type Disclosure, type DisclosurePage } from './disclosures.ts';
import { isInSight, ownWords, readable } from './inSight.ts';
import { looks, putOn } from './looks.ts';
import { fictionalMember, fictionalWorld } from './fictionalWorld.ts';

const { name } = fictionalMember;
const label = testTexts.t('common:fictional.label');

const isNamed = (element: Element): boolean => ownWords(element).replace(/, \d+$/, '') === name;

/**
 * Whether an element links to the member's profile with name or photo. A button that shows only an icon does
 * not identify her.
 */
const linksToMember = (element: Element): boolean =>
  element.getAttribute('href') === `/members/${fictionalMember.id}` &&
  (element.textContent.includes(name) || element.querySelector('img') !== null);

/**
 * Returns visible elements that identify the member: her name alone, with or without age, and links to her
 * profile.
 */
const identifyingElements = (place: Element): Element[] =>
  [...place.querySelectorAll('*')].filter(
    (element) => (isNamed(element) || linksToMember(element)) && isInSight(element),
  );

/**
 * Returns the nearest ancestor of the label that identifies the member; undefined when none does inside the
 * place.
 */
function placeOf(words: Element, named: readonly Element[], place: Element): Element | undefined {
  let home: Element | null = words;
  while (home && place.contains(home)) {
    const here = home;
    if (named.some((each) => here.contains(each))) return here;
    home = home.parentElement;
  }
  return undefined;
}

/** Returns labels missing in a place: each element that identifies the member needs one. */
function missingLabels(place: Element): string[] {
  const labels = readable(place, label);
  if (labels.length === 0) return [lacking.label];
  const named = identifyingElements(place);
  const homes = labels.map((each) => placeOf(each, named, place));
  return named.every((each) => homes.some((home) => home?.contains(each))) ? [] : [lacking.eachLabel];
}

const buttonsIn = (place: Element, buttonName: string | RegExp) =>
  within(place as HTMLElement)
    .queryAllByRole('button', { name: buttonName })
    .filter((button) => isInSight(button));

/** Disclosures that can be missing in a place. */
export const lacking = {
  label: `the words “${label}”`,
  eachLabel: `the words “${label}” with each “${name}”`,
  safety: 'a button to report or block',
  report: 'a button to report',
  block: 'a button to block',
} as const;

/** Returns safety buttons by the start of their name, because in a chat the name also mentions deletion. */
const safetyButtons = (place: Element) =>
  buttonsIn(place, new RegExp(`^${testTexts.t('common:safety.open', { name })}`));

/** A page of a template that shows the fictional member. */
export interface Visit {
  /** Returns the disclosures that are missing now. */
  lacks: () => string[];
  /** Opens the safety dialog. Resolves with a function that returns missing buttons of the dialog. */
  openSafety: () => Promise<() => string[]>;
}

/** Opens a template's page and navigates to a place that requires disclosures. */
export async function visit(template: Template, disclosure: Disclosure): Promise<Visit> {
  const world = fictionalWorld(disclosure.isVisitor ? 'visitor' : 'paid');
  const { step } = disclosure;
  const stored = step === undefined ? {} : { localStore: storedStep(viewerOf(world).profile.id, step) };
  disclosure.prepare?.(world);
  const user = userEvent.setup({ delay: null });
  const page: DisclosurePage = {
    ...(await openSite(world, disclosure.path, { template, ...stored })),
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
      ...missingLabels(place),
      ...(disclosure.isWayToSafety && safetyButtons(place).length === 0 ? [lacking.safety] : []),
    ];
  };
  const openSafety = async () => {
    const [button] = safetyButtons(find() ?? document.body);
    await user.click(button!);
    const dialog = await screen.findByRole('dialog');
    const lacksButton = (what: 'report' | 'block') =>
      buttonsIn(dialog, testTexts.t(`safety:choose.${what}`, { name })).length === 0 ? [lacking[what]] : [];
    return () => [...lacksButton('report'), ...lacksButton('block')];
  };
  return { lacks, openSafety };
}

/** Applies a brand's styles to the test page during the tests of the current suite. */
export function wearStyles({ name: brand, tokens }: Template): void {
  const style = document.createElement('style');
  style.textContent = [baseCss, tokensCss(brand, tokens)].join('\n');
  beforeAll(() => document.head.append(style));
  afterAll(() => style.remove());
}

/**
 * Visits a template's pages with a fictional member. Each place must label her visibly wherever it identifies
 * her, on phone and desktop and in both schemes. Places with safety controls must offer to report and to
 * block her.
 */
export function describeDisclosures(template: Template): void {
  describe(`disclosures of ${template.name}`, () => {
    wearStyles(template);
    afterEach(closeSites);

    test.each(disclosures.map((disclosure) => [disclosure.place, disclosure] as const))(
      'labels a fictional member in %s',
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
