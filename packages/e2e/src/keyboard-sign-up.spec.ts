import { expect, full, testWithWindow as test } from './test.ts';
import { classic, urlOf } from './brands.ts';
import { newPerson } from './people/join.ts';
import { tabTo } from './people/keyboard.ts';
import { waitForScript } from './people/script.ts';

// The step that asks for notifications needs a browser that shows them.
test('signing up works by keyboard alone', { tag: full }, async ({ page }) => {
  const { name, email, password } = newPerson('Oriel');
  await page.goto(urlOf(classic, '/signup'));
  for (const [field, text] of [
    ['Email address', email],
    ['Your name', name],
    ['Password', password],
  ] as const) {
    await tabTo(page, 'textbox', field);
    await page.keyboard.type(text);
  }
  await waitForScript(page);
  await expect(page.getByRole('button', { name: 'Join now' })).toBeEnabled();
  await page.keyboard.press('Enter');
  const steps = [
    ['Know when someone writes', 'Not now'],
    ['Show your smile', 'Skip for now'],
    ['Where do you live?', 'Skip for now'],
    ['A little about you', 'Skip for now'],
    ['In your own words', 'Skip for now'],
    ['People you might like', 'Continue'],
  ] as const;
  for (const [title, button] of steps) {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await tabTo(page, 'button', button);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused();
  await tabTo(page, 'link', 'Go to the members');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeFocused();
});
