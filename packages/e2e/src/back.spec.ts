import { expect, full, test, type Page } from './test.ts';
import { classic, urlOf } from './brands.ts';
import { signUp, newPerson } from './people/join.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test(
  'going back and forward restores the text of a form but not the password',
  { tag: full },
  async ({ page }) => {
    await page.goto(urlOf(classic, '/login'));
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await expect(heading(page, 'Meet people near you')).toBeVisible();
    const { email, name, password } = newPerson('Ottilie');
    await field(page, 'Email address').fill(email);
    await field(page, 'Your name').fill(name);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.goBack();
    await expect(page).toHaveURL(/\/login$/);
    await page.goForward();
    await expect(field(page, 'Email address')).toHaveValue(email);
    await expect(field(page, 'Your name')).toHaveValue(name);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  },
);

test(
  'back goes through the pages of a step and leaves the wizard, never to an earlier step',
  { annotation: { type: 'spec', description: 'signup.steps-forward-only' } },
  async ({ page }) => {
    await page.goto(urlOf(classic, '/'));
    await page.getByRole('banner').waitFor();
    await page.goto(urlOf(classic, '/signup'));
    await signUp(page, newPerson('Ottilie'));
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await expect(heading(page, 'Where do you live?')).toBeVisible();
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await expect(heading(page, 'A little about you')).toBeVisible();
    const woman = page.getByRole('radio', { name: 'Woman', exact: true });
    const day = page.getByRole('combobox', { name: 'Day' });
    const next = page.getByRole('button', { name: 'Continue', exact: true });
    await woman.check();
    await next.click();
    await day.selectOption('14');
    await page.reload();
    await expect(day).toHaveValue('14');
    await page.goBack();
    await expect(woman).toBeChecked();

    await page.goBack();
    await expect(page).toHaveURL(urlOf(classic, '/'));
    await expect(page.getByRole('heading', { name: 'Finish your profile' })).toBeVisible();
    await page.goForward();
    await expect(heading(page, 'A little about you')).toBeVisible();
    await expect(woman).toBeChecked();

    // Leaving a step removes its pages from the history. On a small screen too the next step begins at its heading.
    await page.setViewportSize({ width: 390, height: 420 });
    await next.click();
    await expect(day).toHaveValue('14');
    await day.selectOption('');
    await next.click();
    await expect(page.getByRole('radiogroup', { name: 'I’d like to meet' })).toBeVisible();
    await page.getByRole('button', { name: 'That’s enough for now' }).click();
    await expect(heading(page, 'In your own words')).toBeVisible();
    await expect(page).toHaveURL(urlOf(classic, '/signup'));
    await expect(heading(page, 'In your own words')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(urlOf(classic, '/'));
  },
);
