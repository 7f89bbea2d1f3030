import { chromium, type Page } from 'playwright';
import { launchOptions } from '../launch-options.ts';
import { serveFolder } from '../serve-folder.ts';

/** Stories of one brand alone, in files of the specification, which a Storybook without the brand leaves out. */
const OTHER_BRANDS = ['screens/HomeNocturne.stories.tsx'];

/** Returns which story files have no entry in an index. */
export const findStoryProblems = (
  entries: readonly { readonly importPath: string }[],
  files: readonly string[],
): string[] =>
  files
    .filter((file) => !OTHER_BRANDS.includes(file))
    .filter((file) => !entries.some(({ importPath }) => importPath.endsWith(`/${file}`)))
    .map((file) => `The index has no story of ${file}.`);

/** Pages to open, and a selector of what they show in the brand `aurora`. */
const PAGES = {
  // The manager, with the comment above the story as a sentence.
  '?path=/story/screens-search-page--member': 'text=Shows a member like and message buttons',
  'iframe.html?id=screens-home-aurora--visitor': '[data-template="aurora"] h1',
  'iframe.html?id=screens-search-page--member': '[data-template="aurora"] article',
  'iframe.html?id=screens-login-page--incomplete&globals=language:pl': '[data-template="aurora"] form',
  'iframe.html?id=parts-button--docs&viewMode=docs': '#anatomy, h2',
  'iframe.html?id=welcome--start': '[data-welcome]',
  'iframe.html?id=specification-rules--all': 'main',
};

/** Opens a page. Resolves with what is wrong. */
async function openPage(page: Page, url: string, selector: string, accent: string): Promise<string[]> {
  await page.goto(url);
  const shownElement = await page.waitForSelector(selector, { timeout: 60_000 }).catch(() => null);
  if (!shownElement) return [`${url} does not show ${selector}.`];
  const stage = await page.$('[data-template="aurora"]');
  const paintedAccent = await stage?.evaluate((element) =>
    getComputedStyle(element).getPropertyValue('--mc-accent').trim(),
  );
  // It differs in the dark scheme.
  if (paintedAccent === undefined || paintedAccent.includes(accent)) return [];
  return [`${url} has the accent ${paintedAccent}, not ${accent}.`];
}

/** Opens stories of a built Storybook in its own brand. Resolves with what is wrong, errors of the pages included. */
export async function openStories(folder: string, accent: string): Promise<string[]> {
  const { address, close } = await serveFolder(folder);
  const browser = await chromium.launch(launchOptions);
  try {
    const problems: string[] = [];
    for (const [path, selector] of Object.entries(PAGES)) {
      const page = await browser.newPage();
      page.on('pageerror', ({ message }) => problems.push(`${path}: ${message}`));
      problems.push(...(await openPage(page, address + path, selector, accent)));
      await page.close();
    }
    return problems;
  } finally {
    await browser.close();
    await close();
  }
}
