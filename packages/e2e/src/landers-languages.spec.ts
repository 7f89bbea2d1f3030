import { expect, full, test } from './test.ts';
import { classic, urlOf } from './brands.ts';
import { callApi } from './people/call.ts';
import { newPerson } from './people/join.ts';
import { waitForScript } from './people/script.ts';
import { textsOf } from './texts.ts';

const locale = 'fr';

test(
  'a visitor with an English browser joins from an advert in French, and stays in its language',
  { tag: full },
  async ({ page }) => {
    const person = newPerson('Advert');
    const texts = await textsOf(locale, 'signUp');
    const language = page.locator('html');
    await page.goto(urlOf(classic, `/landers/transitionsvideolanding/${locale}`));
    await expect(language).toHaveAttribute('lang', locale);
    await page.getByRole('textbox', { name: texts.email }).fill(person.email);
    await page.getByRole('textbox', { name: texts.name }).fill(person.name);
    await page.getByLabel(texts.password, { exact: true }).fill(person.password);
    await waitForScript(page);
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page).toHaveURL(urlOf(classic, '/signup'));
    await page.goto(urlOf(classic, '/account'));
    await expect(language).toHaveAttribute('lang', locale);
    const { user } = await callApi<{ user: object }>(page, 'GET', '/api/user.php');
    expect(user).toMatchObject({ email: person.email, profile: { language: locale } });
  },
);
