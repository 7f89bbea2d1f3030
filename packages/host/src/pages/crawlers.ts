import { createIsbotFromList, list } from 'isbot';

/** Headless browsers count as people: developers and tests use them to see what members see. */
const matches = createIsbotFromList(list.filter((pattern) => pattern !== 'headless'));

/** Whether a user agent belongs to a crawler, by the list of `isbot` (spec: error-page.not-for-bots). */
export const isCrawler = (userAgent: string | null): boolean => userAgent !== null && matches(userAgent);
