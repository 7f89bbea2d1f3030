import { expect, full, test, type Page } from './test.ts';
import { readFile } from 'node:fs/promises';
import { classic, urlOf } from './brands.ts';
import { createMember, logIn, newPerson } from './people/join.ts';
import { mailedLink } from './people/outbox.ts';

const OTHER_PASSWORD = 'eleven Green bottles';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const section = (page: Page, name: string) => page.getByRole('region', { name });

async function confirmAddress(page: Page, email: string): Promise<void> {
  await page.goto(await mailedLink(page, email, '/activate/done'));
  await expect(heading(page, 'Your address is confirmed')).toBeVisible();
}

async function changeAddress(page: Page, currentEmail: string, newEmail: string, password: string) {
  await page.goto(urlOf(classic, '/notifications#email-change-incorrect'));
  await page.getByRole('textbox', { name: 'New email address' }).fill(newEmail);
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`A link is on its way to ${newEmail}`)).toBeVisible();
  await expect(page.getByText(`We’ve also written to ${currentEmail}`)).toBeVisible();
  await page.goto(await mailedLink(page, newEmail, '/mail-change/do'));
  await expect(heading(page, 'Your new address is set')).toBeVisible();
}

async function resetPassword(page: Page, email: string): Promise<void> {
  await page.context().clearCookies({ name: 'session' });
  await page.goto(urlOf(classic, '/login'));
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // Both pages have a field for an address.
  await expect(heading(page, 'Forgot your password?')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(heading(page, 'Check your email')).toBeVisible();
  await page.goto(await mailedLink(page, email, '/reset-password/do'));
  await page.getByLabel('New password', { exact: true }).fill(OTHER_PASSWORD);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(heading(page, 'Welcome back')).toBeVisible();
}

async function changePassword(page: Page, currentPassword: string, newPassword: string): Promise<void> {
  // A poll under way during the change would still have the old session's token.
  const userResponse = page.waitForResponse(/\/api\/user\.php/);
  await page.goto(urlOf(classic, '/account'));
  await userResponse;
  const form = section(page, 'Password');
  await form.getByLabel('Current password', { exact: true }).fill(currentPassword);
  await form.getByLabel('New password', { exact: true }).fill(newPassword);
  await form.getByRole('button', { name: 'Change the password' }).click();
  await expect(form.getByText('Your new password is set.')).toBeVisible();
}

async function exportData(page: Page): Promise<{ account: { email: string } }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  return JSON.parse(await readFile(await (await download).path(), 'utf8')) as { account: { email: string } };
}

async function deleteAccount(page: Page): Promise<void> {
  const form = section(page, 'Delete your account');
  await form.getByLabel('Your password', { exact: true }).fill(OTHER_PASSWORD);
  await form.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(heading(page, 'Your account has been deleted')).toBeVisible();
}

test('a new member confirms the address, changes it, sets a new password by mail and exports the data', async ({
  page,
}) => {
  const person = newPerson('Ottilie');
  const email = `new-${person.email}`;
  await createMember(page, classic, person);
  await confirmAddress(page, person.email);
  await changeAddress(page, person.email, email, person.password);
  await resetPassword(page, email);
  // The address is filled in already.
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue(email);
  await logIn(page, { email, password: person.password });
  await expect(page.getByRole('alert').filter({ hasText: 'password' })).toBeVisible();
  await logIn(page, { email, password: OTHER_PASSWORD });
  await expect(heading(page, 'Members')).toBeVisible();
  await page.goto(urlOf(classic, '/account'));
  expect((await exportData(page)).account.email).toBe(email);
});

test(
  'a member changes the password, deletes the account, and restores it by logging in',
  { tag: full },
  async ({ page }) => {
    const person = newPerson('Ottilie');
    await createMember(page, classic, person);
    await changePassword(page, person.password, OTHER_PASSWORD);
    await deleteAccount(page);
    await page.goto(urlOf(classic, '/likes'));
    await expect(heading(page, 'Welcome back')).toBeVisible();
    await logIn(page, { email: person.email, password: OTHER_PASSWORD });
    await expect(heading(page, 'Likes')).toBeVisible();
  },
);
