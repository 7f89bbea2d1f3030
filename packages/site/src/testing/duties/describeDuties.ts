import { baseCss, tokensCss } from '@meetcute/theme';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Template } from '../../template/defineTemplate.ts';
import { keptStep, openSite, testTexts } from '../openSite.tsx';
import { until, viewerOf } from '../faults/row.ts';
import { duties, type Duty, type DutyPage } from './duties.ts';
import { madeUp, madeUpWorld } from './madeUpWorld.ts';

const { name } = madeUp;
const label = testTexts.t('common:fictional.label');

/** What a slow machine may need, in milliseconds. */
const PATIENCE = { timeout: 5000 };

/** Smaller than any word that can be read, in pixels: what is cut off for screen readers alone is 1 px. */
const UNREADABLE = 8;

function isInSight(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return isDrawn && width > UNREADABLE && height > UNREADABLE;
}

const isText = (node: Node): node is Text => node instanceof Text;

/** Whether words can be read in a place. */
const says = (place: Element, words: string): boolean =>
  [...place.querySelectorAll('*')].some(
    (element) =>
      [...element.childNodes].some((node) => isText(node) && node.data.includes(words)) && isInSight(element),
  );

const buttonsIn = (place: Element, buttonName: string) =>
  within(place as HTMLElement)
    .queryAllByRole('button', { name: buttonName })
    .filter(isInSight);

/** What can be missing in a place. */
export const lacking = {
  label: `the words “${label}”`,
  safety: 'a button to report or block',
  report: 'a button to report',
  block: 'a button to block',
} as const;

const wayToSafety = (place: Element) => buttonsIn(place, testTexts.t('common:safety.open', { name }));

/** A template's page that has come to a place with the fictional member. */
export interface Visit {
  /** What is missing there now. */
  lacks: () => string[];
  /** Presses the button to report or block; answers what the dialog lacks. */
  openSafety: () => Promise<() => string[]>;
}

/** Opens a template's page and goes to the place of a duty. */
export async function visit(template: Template, duty: Duty): Promise<Visit> {
  const world = madeUpWorld(duty.isVisitor ? 'visitor' : 'paid');
  const { step } = duty;
  const kept = step === undefined ? {} : { kept: keptStep(viewerOf(world).profile.id, step) };
  duty.prepare?.(world);
  const user = userEvent.setup({ delay: null });
  const page: DutyPage = { ...(await openSite(world, duty.path, { template, ...kept })), world, user };
  await until(() => document.querySelector('main')?.textContent).toContain(name);
  await duty.open?.(page);
  const find = () => duty.find?.() ?? document.querySelector('main');
  await until(() => find()?.textContent).toContain(name);
  const lacks = () => {
    const place = find() ?? document.body;
    return [
      ...(says(place, label) ? [] : [lacking.label]),
      ...(duty.isWayToSafety && wayToSafety(place).length === 0 ? [lacking.safety] : []),
    ];
  };
  const openSafety = async () => {
    const [button] = wayToSafety(find() ?? document.body);
    await user.click(button!);
    const dialog = await screen.findByRole('dialog', {}, PATIENCE);
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
 * made up, or offers no way to report and to block her.
 */
export function describeDuties(template: Template): void {
  describe(`a fictional member in ${template.name}`, () => {
    wearStyles(template);
    afterEach(cleanup);

    test.each(duties.map((duty) => [duty.place, duty] as const))('%s', async (_place, duty) => {
      const { lacks, openSafety } = await visit(template, duty);
      await expect.poll(lacks, PATIENCE).toEqual([]);
      if (duty.isWayToSafety) await expect.poll(await openSafety(), PATIENCE).toEqual([]);
    });
  });
}
