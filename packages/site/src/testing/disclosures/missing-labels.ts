import type { Hidden } from '../paint/find-hidden.ts';
import type { Sample } from '../paint/sample.ts';
import { fictionalMember } from './fictional-world.ts';
import { isInSight, ownWords } from './in-sight.ts';
import { sayHidden } from './missing-words.ts';
import { requiredWords } from './required-words.ts';

const { name, id } = fictionalMember;

/** Words of the label of fictional profiles. */
export const label = requiredWords('common:fictional.label');

const isNamed = (element: Element): boolean => ownWords(element).replace(/, \d+$/, '') === name;

/**
 * Whether an element links to the member's profile with name or photo. A button that shows only an icon does
 * not identify her.
 */
const linksToMember = (element: Element): boolean =>
  element.getAttribute('href') === `/members/${id}` &&
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
function placeOf(words: Element, identifiers: readonly Element[], place: Element): Element | undefined {
  let home: Element | null = words;
  while (home && place.contains(home)) {
    const here = home;
    if (identifiers.some((each) => here.contains(each))) return here;
    home = home.parentElement;
  }
  return undefined;
}

/** Disclosures that can be missing in a place. */
export const lacking = {
  label: `the words “${label}” are missing`,
  eachLabel: `the words “${label}” are missing with each “${name}”`,
  safety: 'a button to report or block is missing',
  report: 'a button to report is missing',
  block: 'a button to block is missing',
} as const;

/**
 * Returns what is wrong with the labels of a place: each element that identifies the member needs one that can be read.
 * `hiddenLabels` are those of its labels that can't be.
 */
export function missingLabels(
  place: Element,
  labels: readonly Sample[],
  hiddenLabels: readonly Hidden[],
): string[] {
  if (labels.length === 0) return [lacking.label];
  const readable = labels.filter((sample) => hiddenLabels.every((each) => each.sample !== sample));
  const identifiers = identifyingElements(place);
  const homes = readable.map(({ element }) => placeOf(element, identifiers, place));
  const isComplete =
    readable.length > 0 && identifiers.every((each) => homes.some((home) => home?.contains(each)));
  if (isComplete) return [];
  return hiddenLabels.length > 0 ? hiddenLabels.map(sayHidden) : [lacking.eachLabel];
}
