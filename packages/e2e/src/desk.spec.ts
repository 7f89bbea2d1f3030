import { rmSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';
import { classic } from './brands.ts';
import { freePort, meetcute, newDataDir, startHost } from './host/host.ts';
import { callApi } from './people/call.ts';
import { createMember, newPerson } from './people/join.ts';
import { expect, test } from './test.ts';

test('somebody joins the staff by a link, decides a report, and the audit log names them', async ({
  page: robin,
  browser,
}) => {
  const input = { port: await freePort(), dataDir: newDataDir(), isDemo: false, deskPort: await freePort() };
  let host = await startHost(input);
  try {
    // Members, one of whom reports the other.
    const anna = await (await browser.newContext()).newPage();
    const ben = newPerson('Ben', 'Man');
    const profile = await createMember(anna, classic, ben, host.port);
    await anna.context().clearCookies();
    await createMember(anna, classic, newPerson('Anna'), host.port);
    const report = { profile, category: 'scam', text: 'Asks for money. <img src=x onerror=alert(1)>' };
    await callApi(anna, 'POST', '/api/report.php', report);

    // The embedded database is open to one process at a time.
    await host.stop('SIGTERM');
    const staff = [
      'staff',
      'create',
      'robin@example.com',
      '--name',
      'Robin',
      '--role',
      'admin',
      '--author',
      'Ada',
    ];
    const link = (await meetcute(staff, input)).split('\n').at(-1) ?? '';
    host = await startHost(input);

    await robin.goto(link);
    const secret = (await robin.locator('code').innerText()).replaceAll(' ', '');
    await robin.getByLabel('Password', { exact: true }).fill('a-quiet-Lantern-42');
    await robin
      .getByLabel('Code that the app shows')
      .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    await robin.getByRole('button', { name: 'Finish' }).click();
    const recovery = robin.getByRole('listitem').first();
    await expect(recovery).toHaveText(/^\w{4}(-\w{4}){3}$/);
    const code = await recovery.innerText();
    await robin.getByLabel('I have stored the codes').check();
    await robin.getByRole('button', { name: 'Go to the desk' }).click();

    await robin.getByRole('button', { name: 'Log out' }).click();
    await robin.getByLabel('Mail address').fill('robin@example.com');
    await robin.getByLabel('Password', { exact: true }).fill('a-quiet-Lantern-42');
    await robin.getByRole('button', { name: 'Continue' }).click();
    await robin.getByLabel('Code of your app').fill(code);
    await robin.getByRole('button', { name: 'Log in' }).click();
    await robin.getByRole('button', { name: 'Go to the desk' }).click();

    await robin.getByRole('link', { name: `Scam: ${ben.name}` }).click();
    await expect(robin.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await robin.getByRole('radio', { name: /^Ban/ }).check();
    await robin.getByLabel('Ground').selectOption({ label: 'Terms: use of the site' });
    await robin.getByLabel('Facts and reasons').fill('Asked two members for money.');
    await robin.getByRole('button', { name: 'Store the decision' }).click();
    await robin.getByRole('button', { name: 'Close the account' }).click();
    await expect(robin.getByText('The decision is stored. The server mails it.')).toBeVisible();
    await expect(robin.getByText(/Ban · Terms: use of the site · by Robin/)).toBeVisible();

    await robin.getByRole('link', { name: 'Audit log' }).click();
    const entries = robin.getByRole('list', { name: 'Entries' }).getByRole('listitem');
    await expect(entries.filter({ hasText: /^Robin ban member/ })).toHaveCount(1);
    await expect(entries.filter({ hasText: /^Robin decide case/ })).toHaveCount(1);
    await expect(entries.filter({ hasText: /^Ada create_staff/ }).first()).toBeVisible();
  } finally {
    await host.stop('SIGTERM');
    rmSync(input.dataDir, { recursive: true, force: true });
  }
});
