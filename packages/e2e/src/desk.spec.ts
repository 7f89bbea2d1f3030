import { freePort, startPostgres, type DevPostgres } from '@meetcute/dev-postgres';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { classic, nocturne, urlOf } from './brands.ts';
import { meetcute, newDataDir, startHost, type HostInput, type HostProcess } from './host/host.ts';
import { callApi } from './people/call.ts';
import { createMember, newPerson } from './people/join.ts';
import { uploadPhoto } from './people/photo.ts';
import { codeOf, setUpStaff } from './people/staff.ts';
import { expect, full, test } from './test.ts';

const PASSWORD = 'a-quiet-Lantern-42';

/**
 * A host started once for all journeys, and the log-in of Ada, an admin. On PostgreSQL, a command adds her while the host
 * runs: the embedded database is open to one process at a time.
 */
let postgres: DevPostgres;
let input: HostInput & { deskPort: number };
let host: HostProcess;
let ada: Awaited<ReturnType<BrowserContext['storageState']>>;

const deskUrl = (path: string) => `http://localhost:${input.deskPort}/desk${path}`;

/** Opens a page of another browser, logged in as Ada or as nobody. */
const otherPage = async (browser: Browser, who: 'ada' | 'nobody' = 'nobody'): Promise<Page> =>
  (await browser.newContext(who === 'ada' ? { storageState: ada } : {})).newPage();

test.beforeAll(async ({ browser }) => {
  postgres = await startPostgres({ isDurable: false });
  const { databaseUrl } = postgres;
  input = { port: await freePort(), dataDir: newDataDir(), databaseUrl, deskPort: await freePort() };
  host = await startHost(input);
  const account = ['ada@example.com', '--name', 'Ada', '--role', 'admin', '--author', 'Operator'];
  const link = (await meetcute(['staff', 'create', ...account], input)).split('\n').at(-1) ?? '';
  const page = await otherPage(browser);
  await setUpStaff(page, link, PASSWORD);
  ada = await page.context().storageState();
  await page.context().close();
});
test.afterAll(async () => {
  await host?.stop('SIGTERM');
  await postgres?.stop();
  if (input) rmSync(input.dataDir, { recursive: true, force: true });
});

test(
  'an admin adds a colleague, who sets up the account and decides a report, and the audit log names both',
  { tag: full },
  async ({ page: robin, browser }) => {
    const anna = await otherPage(browser);
    const ben = newPerson('Ben', 'Man');
    const profile = await createMember(anna, classic, ben, host.port);
    await anna.context().clearCookies();
    await createMember(anna, classic, newPerson('Anna'), host.port);
    const report = { profile, category: 'scam', text: 'Asks for money. <img src=x onerror=alert(1)>' };
    await callApi(anna, 'POST', urlOf(classic, '/api/report.php', host.port), report);

    const admin = await otherPage(browser, 'ada');
    await admin.goto(deskUrl('/staff'));
    await admin.getByLabel('Name', { exact: true }).fill('Robin');
    await admin.getByLabel('Mail address').fill('robin@example.com');
    await admin.getByRole('radio', { name: /^Admin/ }).check();
    await admin.getByRole('switch', { name: 'Every site' }).check();
    await admin.getByRole('button', { name: 'Add' }).click();
    const link = await admin.locator('code').innerText();

    await robin.goto(link);
    const key = await robin.locator('code').innerText();
    await robin.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await robin.getByLabel('Code that the app shows').fill(codeOf(key));
    await robin.getByRole('button', { name: 'Finish' }).click();
    const recovery = robin.getByRole('listitem').first();
    await expect(recovery).toHaveText(/^\w{4}(-\w{4}){5}$/);
    const code = await recovery.innerText();
    await robin.getByLabel('I have stored the codes').check();
    await robin.getByRole('button', { name: 'Go to the desk' }).click();

    await robin.getByRole('button', { name: 'Log out' }).click();
    await robin.getByLabel('Mail address').fill('robin@example.com');
    await robin.getByLabel('Password', { exact: true }).fill(PASSWORD);
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
    await robin.getByRole('alertdialog').getByRole('button', { name: 'Ban' }).click();
    await expect(robin.getByText('The decision is stored. The server mails it.')).toBeVisible();
    await expect(robin.getByText(/Ban · Terms: use of the site · by Robin/)).toBeVisible();

    await robin.getByRole('link', { name: 'Audit log' }).click();
    const entries = robin.getByRole('list', { name: 'Entries' }).getByRole('listitem');
    await expect(entries.filter({ hasText: /^Robin ban member/ })).toHaveCount(1);
    await expect(entries.filter({ hasText: /^Robin decide case/ })).toHaveCount(1);
    await expect(entries.filter({ hasText: /^Ada create_staff/ }).first()).toBeVisible();
    await Promise.all([anna.context().close(), admin.context().close()]);
  },
);

test(
  'a new photo is approved and another one rejected by keys, and its member gets the decision',
  { tag: full },
  async ({ page: ben, browser }) => {
    const person = newPerson('Ben', 'Man');
    await createMember(ben, classic, person, host.port);
    const keptPhotoId = await uploadPhoto(ben, urlOf(classic, '/', host.port), 40);
    await uploadPhoto(ben, urlOf(classic, '/', host.port), 200);

    const desk = await otherPage(browser, 'ada');
    await desk.goto(deskUrl('/photos'));
    const approve = desk.getByRole('button', { name: `Approve the photo of ${person.name}` });
    await expect(approve).toHaveCount(2);
    await approve.first().press('a');
    await expect(desk.getByText('1 photo approved.')).toBeVisible();
    await expect(approve).toBeFocused();
    await approve.press('r');
    await desk.getByLabel('Reason').fill('Shows another person.');
    await desk.getByRole('dialog').getByRole('button', { name: 'Reject the photo' }).click();
    await expect(desk.getByText(`The photo of ${person.name} is removed.`)).toBeVisible();
    await expect(desk.getByText('No photo is waiting')).toBeVisible();

    const { user } = await callApi<{ user: { profile: { images: { id: string }[] } } }>(
      ben,
      'GET',
      urlOf(classic, '/api/user.php', host.port),
    );
    expect(user.profile.images.map(({ id }) => id)).toEqual([keptPhotoId]);
    await ben.goto(urlOf(classic, '/reports', host.port));
    await expect(ben.getByRole('heading', { name: 'A decision about you' })).toBeVisible();
    await expect(ben.getByText('Shows another person.')).toBeVisible();
    await expect(ben.getByText('A photo', { exact: true })).toBeVisible();
    await desk.context().close();
  },
);

test(
  'credits that an admin corrects are in the account of the member',
  { tag: full },
  async ({ page: rosa, browser }) => {
    const person = newPerson('Rosa');
    await createMember(rosa, nocturne, person, host.port);
    const desk = await otherPage(browser, 'ada');
    await desk.goto(deskUrl(`/members?${new URLSearchParams({ text: person.email })}`));
    await desk.getByRole('link', { name: person.name }).click();
    await desk.getByLabel('Number of credits').fill('5');
    await desk.getByLabel('Reason for the ledger').fill('A message was sent twice.');
    await desk.getByRole('button', { name: 'Correct' }).click();
    await expect(desk.getByText(/^The credits are corrected/)).toBeVisible();

    await rosa.goto(urlOf(nocturne, '/credits', host.port));
    await expect(rosa.getByText('You have 5 credits.')).toBeVisible();
    await expect(rosa.getByText('Correction by customer service')).toBeVisible();
    await expect(rosa.getByText('A message was sent twice.')).toHaveCount(0);
    await desk.context().close();
  },
);
