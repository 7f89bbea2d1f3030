import { expect, type Page } from '@playwright/test';

/** The address in the newest mail to somebody whose link leads to a path; waits until it is there. */
export async function mailedLink(page: Page, to: string, path: string): Promise<string> {
  const outbox = `http://localhost:${process.env['E2E_PORT']}/_outbox`;
  let link: string | undefined;
  await expect
    .poll(async () => {
      const html = await (await page.request.get(outbox)).text();
      // Newest first.
      const mail = html.split('<article>').find((part) => part.includes(`→ ${to}`) && part.includes(path));
      link = /href="(https?:[^"]*token=[^"]*)"/.exec(mail ?? '')?.[1];
      return link;
    })
    .toContain(path);
  return link ?? '';
}
