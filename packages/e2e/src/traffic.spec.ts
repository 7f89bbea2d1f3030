import { expect, test } from '@playwright/test';
import { classic, urlOf } from './brands.ts';
import { newPerson } from './people/join.ts';
import { waitForScript } from './people/script.ts';

const spec = (...ids: string[]) => ids.map((description) => ({ type: 'spec', description }));
const DAY_S = 24 * 60 * 60;

test(
  'an advert’s source is stored for 30 days and sent with the sign-up; its price is removed from the address',
  {
    annotation: spec('traffic.cpc-removed-from-url', 'const.cookie-lifetime-30-days', 'const.cookie-lax'),
  },
  async ({ page, context }) => {
    await page.goto(urlOf(classic, '/?ref=friends&aff_sub2=spring&cpc=0.30&page=1'));
    await expect(page).toHaveURL(urlOf(classic, '/?ref=friends&aff_sub2=spring&page=1'));
    const cookie = (await context.cookies()).find(({ name }) => name === 'traffic_source');
    expect(cookie?.sameSite).toBe('Lax');
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 29.9 * DAY_S);
    expect(cookie?.expires).toBeLessThan(Date.now() / 1000 + 30.1 * DAY_S);

    const { name, email, password } = newPerson('Odile');
    await page.goto(urlOf(classic, '/signup'));
    await page.getByRole('textbox', { name: 'Email address' }).fill(email);
    await page.getByRole('textbox', { name: 'Your name' }).fill(name);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await waitForScript(page);
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('new=1'),
    );
    await page.getByRole('button', { name: 'Join now' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      trafficsource: { network: null, ref: 'friends', sub1: null, sub2: 'spring', sub3: null },
    });
  },
);
