import { createIsbotFromList, list } from 'isbot';

/** A headless browser is somebody's tool for looking at pages, and the test browsers are some; it sees what people see. */
const matches = createIsbotFromList(list.filter((pattern) => pattern !== 'headless'));

/** Whether a user agent is a crawler's, by a well-kept list (spec: error-page.not-for-bots). */
export const isCrawler = (userAgent: string | null): boolean => userAgent !== null && matches(userAgent);
