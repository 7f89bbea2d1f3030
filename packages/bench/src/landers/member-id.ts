import type { Browser } from 'playwright';
import type { Host } from '../host.ts';

/** Logs in to a site with the demo log-in. Runs in the page. */
async function logIn(login: Host['login']): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-package': 'bench' };
  const response = await fetch('/api/login.php', { method: 'POST', headers, body: JSON.stringify(login) });
  return response.status;
}

/** Returns the id of a member of a site, as its members see it. Throws if the site shows none. */
export async function findMemberId(browser: Browser, { login }: Host, origin: string): Promise<string> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/login`);
    const status = await page.evaluate(logIn, login);
    if (status !== 200) throw new Error(`The log-in at ${origin} responded with ${status}.`);
    await page.goto(`${origin}/members`);
    const html = await page.content();
    const [, id] = /href="\/members\/([^"/?]+)"/.exec(html) ?? [];
    if (id === undefined) throw new Error(`${origin}/members links to no member.`);
    return id;
  } finally {
    await context.close();
  }
}
