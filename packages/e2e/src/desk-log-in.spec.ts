import { expect, test } from './test.ts';

// What the staff do there is tested on the server and in stories, and by `desk.spec.ts` in the full run.
test('the built desk runs under its policy, and lets nobody in without an account', async ({ page }) => {
  const port = process.env['E2E_DESK_PORT'] ?? '';
  test.skip(port === '', 'The running hosts have no desk.');
  await page.goto(`http://localhost:${port}/desk/staff`);
  await page.getByLabel('Mail address').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a-quiet-Lantern-42');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Address or password is wrong.')).toBeVisible();
});
