import type { Browser, Page } from 'playwright';

/** A page without a server: its script and its look. */
export interface Yardstick {
  readonly script: string;
  readonly style: string;
  /** Pixels. Default: 1440 by 900. */
  readonly viewport?: { width: number; height: number };
}

/** Opens such a page in a browser without a past, hands it on, and closes it. */
export async function withPage<T>(
  browser: Browser,
  { script, style, viewport = { width: 1440, height: 900 } }: Yardstick,
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const url = 'http://yardstick.localhost/';
    const body = `<!doctype html><meta charset="utf-8"><title>Yardstick</title><style>${style}</style><body><script type="module">${script}</script>`;
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(url);
    return await act(page);
  } finally {
    await context.close();
  }
}
