import { expect, full, test, type Page } from './test.ts';
import { classic, urlOf } from './brands.ts';
import { createAccount, newPerson } from './people/join.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test(
  'asks a member who skipped every step for the birth date at the first like, then likes',
  { tag: full },
  async ({ page }) => {
    await createAccount(page, classic, newPerson('Hasty'));
    await page.goto(urlOf(classic, '/members'));
    await expect(heading(page, 'Members')).toBeVisible();
    const like = page.getByRole('button', { name: /^Like / }).first();
    const name = (await like.getAttribute('aria-label'))?.replace('Like ', '') ?? '';
    await like.click();
    const question = page.getByRole('dialog', { name: 'When were you born?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(like).toBeFocused();
    await expect(like).toHaveAttribute('aria-pressed', 'false');

    await page.keyboard.press('Enter');
    await question.getByRole('combobox', { name: 'Day' }).selectOption('14');
    await question.getByRole('combobox', { name: 'Month' }).selectOption({ label: 'March' });
    await question.getByRole('combobox', { name: 'Year' }).selectOption('1992');
    const likeResponse = page.waitForResponse(
      (response) =>
        response.url().includes('/api/likes.php') && response.request().method() === 'POST' && response.ok(),
    );
    await question.getByRole('button', { name: 'Save and continue' }).click();
    await likeResponse;
    await expect(like).toHaveAttribute('aria-pressed', 'true');

    await page.goto(urlOf(classic, '/likes/sent'));
    await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
    await page.goto(urlOf(classic, '/members'));
    await page
      .getByRole('button', { name: /^Message / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/chats\/[^/]+$/);
  },
);
