import { expect, type Page } from '@playwright/test';
import { hostPort } from '../host/port.ts';

const outboxUrl = () => `http://localhost:${hostPort()}/_outbox`;

const unescape = (html: string) =>
  html
    .replaceAll(/<\/?a[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Waits for the mail whose subject contains a text and returns it as plain text and HTML. */
export async function mailAbout(page: Page, subject: string): Promise<{ text: string; html: string }> {
  let mail: string | undefined;
  await expect
    .poll(async () => {
      const outbox = await (await page.request.get(outboxUrl())).text();
      mail = outbox.split('<article>').find((part) => part.split('</h2>')[0]?.includes(subject));
      return mail;
    })
    .toBeDefined();
  const [, text = ''] = /<pre>([^]*)<\/pre>/.exec(mail ?? '') ?? [];
  const [, path = ''] = /href="\/_outbox\/([^"]+)"/.exec(mail ?? '') ?? [];
  return { text: unescape(text), html: await (await page.request.get(`${outboxUrl()}/${path}`)).text() };
}

/** Waits for the newest mail to an address with a link to a path and returns that link. */
export async function mailedLink(page: Page, address: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const html = await (await page.request.get(outboxUrl())).text();
      // Newest first.
      const mail = html
        .split('<article>')
        .find((part) => part.includes(`→ ${address}`) && part.includes(path));
      link = /href="(https?:[^"]*token=[^"]*)"/.exec(mail ?? '')?.[1];
      return link;
    })
    .toContain(path);
  return link ?? '';
}
