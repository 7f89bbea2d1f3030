import { afterEach } from 'vitest';
import { findHidden, findWords } from '@meetcute/site/testing';
import { takeUndecided } from './axe-findings.ts';

/** Disclosures, by the parts of the page that contain them. */
const disclosures = ['fictional', 'advert', 'why', 'reason', 'disclosures', 'legal', 'price', 'prices']
  .map((part) => `[data-part='${part}']`)
  .join();

/** Whether a popover that somebody opened covers an element, until it is closed. */
function isBehindPopover(element: Element): boolean {
  const popover = document.querySelector(':popover-open');
  return popover !== null && !popover.contains(element);
}

// Runs after each story, on its page. Axe passes words that it can't decide, so pictures decide about disclosures.
afterEach(async ({ task }) => {
  const undecidedElements = takeUndecided().filter(
    ({ element }) => element.closest(disclosures) && !isBehindPopover(element),
  );
  if (!task.meta.storyId || task.result?.state === 'fail' || undecidedElements.length === 0) return;
  const others = undecidedElements.filter(({ rule }) => !rule.startsWith('color-contrast'));
  const words = undecidedElements
    .filter((each) => !others.includes(each))
    .flatMap(({ element }) => findWords(element, ''));
  const reports = [
    ...others.map(({ rule, element }) => `axe could not decide '${rule}' for “${element.textContent}”`),
    ...(await findHidden(words)).map(({ sample, cause }) => `“${sample.words}” can't be seen: ${cause}`),
  ];
  if (reports.length > 0) throw new Error(`The story hides a disclosure:\n${reports.join('\n')}`);
});
