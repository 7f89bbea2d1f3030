import { chromium } from '@playwright/test';
import { headlessOptions } from '../launch-options.ts';

/** Words that the page must show: mandatory labels, and texts of kit, of react and of dates. */
const words = ['Fiktives Profil', 'Robin', 'Am Kanal?', 'Tag', 'Monat', 'Jahr', 'Polnisch'];

const missingWords = (text: string, where: string) =>
  words.filter((word) => !text.includes(word)).map((word) => `'${word}' is missing ${where}`);

/** Opens a running app without and with scripts, uses it, and returns the problems. */
export async function visit(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  const problems = missingWords(html, 'in the HTML of the server');
  const browser = await chromium.launch(headlessOptions);
  try {
    const page = await browser.newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.goto(url);
    await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
    const day = page.getByRole('combobox', { name: 'Tag' });
    await day.selectOption('14');
    if ((await day.inputValue()) !== '14') problems.push('The day of birth is not 14 after 14 was chosen.');
    const text = await page.locator('body').innerText();
    return [...problems, ...missingWords(text, 'after hydration')];
  } finally {
    await browser.close();
  }
}
