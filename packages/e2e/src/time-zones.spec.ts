import { classic, urlOf } from './brands.ts';
import { listenAt, logOf, newConversation } from './people/conversation.ts';
import { expect, full, test } from './test.ts';

const TIME = /<time[^>]*datetime="([^"]*)"[^>]*>([^<]*)<\/time>/gi;

/** Returns the times of a document by their instants or days, with their texts. */
const timesIn = (html: string): string[] =>
  [...html.matchAll(TIME)].map(([, instant = '', text = '']) => `${instant} ${text}`);

test.describe('times are drawn by the server, and the browser keeps them', () => {
  for (const [timezoneId, locale, clock] of [
    ['Pacific/Kiritimati', 'en-GB', /^\d\d:\d\d$/],
    ['America/St_Johns', 'en-US', /^\d{1,2}:\d\d\s[AP]M$/],
  ] as const)
    test(`in ${timezoneId} and ${locale}`, { tag: full }, async ({ browser }) => {
      const { anna, path } = await newConversation(browser);
      const context = await browser.newContext({ storageState: anna.state, timezoneId, locale });
      const page = await context.newPage();
      // The first page stores the zone for the next ones.
      await listenAt(page, path);
      const zoneCookie = (await context.cookies()).find(({ name }) => name === 'time_zone');
      expect(zoneCookie?.value).toBe(timezoneId);
      const [response] = await Promise.all([
        page.waitForResponse((each) => each.url() === urlOf(classic, path)),
        listenAt(page, path),
      ]);
      const log = /role="log"[\s\S]*/.exec(await response.text())?.[0] ?? '';
      const drawnTimes = timesIn(log).slice(0, 2);
      expect(drawnTimes).toHaveLength(2);
      const shownTimes = timesIn(await logOf(page).evaluate((element) => element.outerHTML));
      expect(shownTimes.slice(0, 2)).toEqual(drawnTimes);
      const [day = '', moment = ''] = drawnTimes;
      expect(day).toMatch(/^\d{4}-\d\d-\d\d Today$/);
      const [instant = '', ...words] = moment.split(' ');
      expect(words.join(' ')).toMatch(clock);
      const format = { timeStyle: 'short', timeZone: timezoneId } as const;
      expect(words.join(' ')).toBe(new Intl.DateTimeFormat(locale, format).format(new Date(instant)));
      await context.close();
    });
});
