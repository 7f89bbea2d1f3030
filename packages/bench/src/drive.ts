import type { Page } from 'playwright';
import type { Answer } from './send.ts';

/** How a page is opened, what is typed into it, and what makes its form ready to send; Enter goes on then. */
export interface Drive {
  name: string;
  open(page: Page): Promise<void>;
  type(page: Page): Promise<void>;
  fill(page: Page): Promise<void>;
}

/** How long a key is held, in milliseconds: a quick typist, and long enough for a slow frame. */
const HOLD = 100;
const EMAIL = 'robin.lindqvist@example.com';
const NAME = 'Robin Lindqvist';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const typeInto = async (page: Page, name: string, text: string) => {
  await field(page, name).focus();
  await page.keyboard.type(text, { delay: HOLD });
};

/** The first step of the sign-up, whose form is answered at once with what the host said to an earlier sign-up. */
export function signUpPage(port: number, { body, cookies }: Answer): Drive {
  const headers = { 'content-type': 'application/json', 'set-cookie': cookies.join('\n') };
  return {
    name: 'sign-up',
    open: async (page) => {
      await page.route(/user\.php\?new=1/, (route) => route.fulfill({ headers, body }));
      await page.goto(`http://localhost:${port}/signup`, { waitUntil: 'networkidle' });
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
    },
  };
}

/** The yardstick: one controlled field, then a heading with the focus. */
export function fieldPage(script: string): Drive {
  const url = 'http://yardstick.localhost/';
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
