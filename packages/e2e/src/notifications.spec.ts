import { expect, full, test } from './test.ts';
import { classic, urlOf } from './brands.ts';
import { callApi } from './people/call.ts';
import { createMember, newPerson } from './people/join.ts';
import { get } from './request.ts';

const spec = (...ids: string[]) => ids.map((description) => ({ type: 'spec', description }));

test(
  'a member reads who has sent a like',
  { annotation: spec('member.can-read-notifications') },
  async ({ context }) => {
    const caller = { context: () => context, url: () => urlOf(classic) };
    const finn = newPerson('Finn', 'Man');
    const id = await createMember(caller, classic, newPerson('Eva'));
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    expect((await get(classic, '/notifications', { cookie })).text).toContain('Nothing to tell you yet');
    await context.clearCookies();
    await createMember(caller, classic, finn);
    await callApi(caller, 'POST', '/api/likes.php', { profile: id });
    expect((await get(classic, '/notifications', { cookie })).text).toContain(`${finn.name} sent you a like`);
  },
);

test(
  'a member reads notifications, sets preferences and opens the address change from a mail',
  {
    tag: full,
    annotation: spec('member.can-read-notifications', 'notifications.anchor-email-change-incorrect'),
  },
  async ({ page, browser }) => {
    const [eva, finn] = [newPerson('Eva'), newPerson('Finn', 'Man')];
    const id = await createMember(page, classic, eva);
    await page.goto(urlOf(classic, '/notifications'));
    await expect(page.getByText('Nothing to tell you yet')).toBeVisible();

    const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await createMember(other, classic, finn);
    const readResponse = page.waitForResponse((each) => each.request().method() === 'PUT' && each.ok());
    await callApi(other, 'POST', urlOf(classic, '/api/likes.php'), { profile: id });
    await other.context().close();
    const line = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `${finn.name} sent you a like` });
    await expect(line.getByText('New', { exact: true })).toBeVisible();
    await readResponse;

    const mail = page
      .getByRole('group', { name: 'Likes', exact: true })
      .getByRole('switch', { name: 'By email' });
    const preferenceResponse = page.waitForResponse((each) => each.request().method() === 'PUT' && each.ok());
    await mail.click();
    await preferenceResponse;
    await page.reload();
    await expect(line).toBeVisible();
    await expect(line.getByText('New', { exact: true })).toHaveCount(0);
    await expect(mail).not.toBeChecked();

    await page.goto(urlOf(classic, '/notifications#email-change-incorrect'));
    await expect(page.getByRole('region', { name: 'Another email address' })).toBeInViewport();
    await expect(page.getByRole('textbox', { name: 'New email address' })).toBeVisible();

    await line.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: finn.name })).toBeVisible();
  },
);
