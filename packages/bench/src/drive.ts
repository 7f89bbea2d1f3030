import type { Page } from 'playwright';
import type { HttpResult } from './send.ts';

/** Operations on a page: open it, type into it, and complete its form. Enter then submits the form. */
export interface Drive {
  /** Name in the table. */
  name: string;
  /** Opens the page. */
  open(page: Page): Promise<void>;
  /** Types into the first field. */
  type(page: Page): Promise<void>;
  /** Completes the form. */
  fill(page: Page): Promise<void>;
}

/** Milliseconds that a key is pressed: a fast typist, but long enough for a slow frame. */
const HOLD = 100;
/** Milliseconds in which a page prepares its next step while a visitor fills in the form. */
const PREPARATION = 2000;
const EMAIL = 'robin.lindqvist@example.com';
const NAME = 'Robin Lindqvist';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const typeInto = async (page: Page, name: string, text: string) => {
  await field(page, name).focus();
  await page.keyboard.type(text, { delay: HOLD });
};

/** The first sign-up step. Its form gets the stored response of an earlier sign-up at once. */
export function signUpPage(port: number, { body, cookies }: HttpResult): Drive {
  const headers = { 'content-type': 'application/json', 'set-cookie': cookies.join('\n') };
  return {
    name: 'sign-up',
    open: async (page) => {
      await page.route(/user\.php\?new=1/, (route) => route.fulfill({ headers, body }));
      await page.goto(`http://localhost:${port}/signup`, { waitUntil: 'networkidle' });
      // The page starts with the first interaction. Then its button waits for the fields.
      await field(page, 'Email address').focus();
      await page.locator('form button[type=submit][aria-disabled=true]').waitFor();
      await page.waitForTimeout(PREPARATION);
    },
    type: async (page) => {
      await typeInto(page, 'Email address', EMAIL);
      await typeInto(page, 'Your name', NAME);
    },
    fill: async (page) => {
      await field(page, 'Email address').fill(`bench.${Date.now()}@example.com`);
      await field(page, 'Your name').fill(NAME);
      await field(page, 'Password').fill('a-quiet-Lantern-42');
      await page.locator('form button[type=submit]:enabled:not([aria-disabled=true])').waitFor();
      await page.waitForTimeout(PREPARATION);
    },
  };
}

/** Baseline: one controlled field, then a focused heading. */
export function fieldPage(script: string): Drive {
  const url = 'http://baseline.localhost/';
  const contentType = 'text/html';
  const body = `<!doctype html><title>Field</title><body><script type="module">${script}</script>`;
  return {
    name: 'one React field',
    open: async (page) => {
      await page.route(url, (route) => route.fulfill({ contentType, body }));
      await page.goto(url);
      await page.locator('input').focus();
    },
    type: (page) => page.keyboard.type(EMAIL + NAME, { delay: HOLD }),
    fill: (page) => page.locator('input').fill(NAME),
  };
}
