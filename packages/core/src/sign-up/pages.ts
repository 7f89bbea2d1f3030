import type { Settings } from '@meetcute/contract';
import { isSensitive } from '../profile/sensitive-names.ts';
import type { placeFields } from './steps.ts';

/** Page of the sensitive fields of a step, which share one consent. */
export const SENSITIVE_PAGE = 'sensitive';

/**
 * Number of options up to which a question that has a page of its own shows all of them at once; more are a list that
 * opens. 20 short chips are about one screen of a phone.
 */
export const OPEN_OPTIONS = 20;

/**
 * Returns the pages of step 3, one question each: what the site does not ask for has no page. A site that asks for nothing
 * more than its one country has a page for saving it.
 */
export function placePages(
  { country, city }: ReturnType<typeof placeFields>,
  hasRegions: boolean,
): readonly string[] {
  const pages = [
    ...(country ? ['country'] : []),
    ...(hasRegions ? ['region'] : []),
    ...(city ? ['city'] : []),
  ];
  return pages.length > 0 ? pages : ['region'];
}

/** Parts of a place that others see. */
export type ShownPlace = 'country' | 'region' | 'city' | 'both';

/** Returns what others see of the place for which step 3 asks. */
export function shownPlace(
  { city }: Pick<ReturnType<typeof placeFields>, 'city'>,
  hasRegions: boolean,
): ShownPlace {
  if (hasRegions) return city ? 'both' : 'region';
  return city ? 'city' : 'country';
}

/** Returns the page of a profile field: its own, but sensitive fields share one. A site may call a field 'gender', too. */
export const pageOfField = (field: string): string =>
  isSensitive(field) ? SENSITIVE_PAGE : `field-${field}`;

/** Returns the pages of step 5: a text each. */
export const textPages = (fields: readonly string[]): readonly string[] => {
  const pages = fields.map(pageOfField).filter((page) => page !== SENSITIVE_PAGE);
  return fields.some(isSensitive) ? [...pages, SENSITIVE_PAGE] : pages;
};

/**
 * Returns the pages of step 4: gender, date of birth, whom the member would like to meet, and the site's fields. A site
 * whose search has no filter by gender does not ask whom: members could not change the answer.
 */
export const personPages = ({
  allowed_values,
  search_fields,
}: Pick<Settings, 'allowed_values' | 'search_fields'>): readonly string[] => [
  'gender',
  'birthDate',
  ...(search_fields.includes('gender') ? ['meet'] : []),
  ...textPages(Object.keys(allowed_values)),
];

/** Position in the pages of a step. */
export interface PagePosition {
  /** Name of the page: the requested one if the step has it, else the first. */
  readonly page: string;
  /** Its number, from 1. */
  readonly number: number;
  /** The page after it; null on the last page. */
  readonly next: string | null;
  /** The pages before it, which the member has answered or passed. */
  readonly passed: readonly string[];
}

/** Returns the position of a requested page in the pages of a step. */
export function pagePosition(pages: readonly string[], requestedPage: string | null): PagePosition {
  const index = Math.max(0, pages.indexOf(requestedPage ?? ''));
  return {
    page: pages[index] ?? '',
    number: index + 1,
    next: pages[index + 1] ?? null,
    passed: pages.slice(0, index),
  };
}
