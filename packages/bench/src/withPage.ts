import type { Browser, Page } from 'playwright';

/** A page without a server. */
export interface BenchPage {
  /** Module script of the page. */
  readonly script: string;
  /** Style sheet of the page. */
  readonly style: string;
  /** Size in pixels. Default: 1440 by 900. */
  readonly viewport?: { width: number; height: number };
}

/** Opens the page in a new browser context, runs a function on it and closes it. */
export async function withPage<T>(
  browser: Browser,
  { script, style, viewport = { width: 1440, height: 900 } }: BenchPage,
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const url = 'http://baseline.localhost/';
    const body = `<!doctype html><meta charset="utf-8"><title>Yardstick</title><style>${style}</style><body><script type="module">${script}</script>`;
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(url);
    return await act(page);
  } finally {
    await context.close();
  }
}
