import { expect, test, type Page } from './test.ts';
import { classic, urlOf } from './brands.ts';
import { callApi } from './people/call.ts';
import { createMember, demoBen, enter, newPerson } from './people/join.ts';
import { mailAbout } from './people/outbox.ts';
import { uploadPhoto } from './people/photo.ts';

const SCRIPT = '<script>alert(1)</script>';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const linkTo = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}, `) });

interface Member {
  id: string;
  name: string;
  gender: string;
  age: number;
}

const ownProfile = async (page: Page) =>
  (await callApi<{ user: { profile: Member } }>(page, 'GET', urlOf(classic, '/api/user.php'))).user.profile;

/** Whether a search for the member's gender and age finds the member. */
async function isFound(page: Page, { id, gender, age }: Member): Promise<boolean> {
  const query = new URLSearchParams({
    gender,
    min_age: `${age}`,
    max_age: `${age}`,
    country: 'NL',
    pp: '48',
  });
  const { profiles } = await callApi<{ profiles: Member[] }>(
    page,
    'GET',
    urlOf(classic, `/api/search.php?${query}`),
  );
  return profiles.some((each) => each.id === id);
}

const inDialog = (page: Page) => page.getByRole('dialog');
const pressButton = (page: Page, name: string) =>
  inDialog(page).getByRole('button', { name, exact: true }).click();

/** Reports a member from their chat with a photo, and returns the receipt. */
async function report(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: `Report or block ${name}` }).click();
  await pressButton(page, `Report ${name}`);
  await inDialog(page).getByRole('radio', { name: 'A photo that doesn’t belong here' }).check();
  await inDialog(page).getByRole('radio', { name: 'Photo 1' }).check();
  await inDialog(page).getByLabel('Tell us more (optional)').fill(`Not a person. ${SCRIPT}`);
  await pressButton(page, 'Send report');
  const number = inDialog(page).getByText(/^Your reference: /);
  await expect(number).toBeVisible();
  return (await number.innerText()).replace(/^.*: /, '');
}

test('a member reports a photo and blocks: both disappear for each other at once, the operators get a mail, and the block can be undone', async ({
  page: robin,
  browser,
}) => {
  const person = newPerson('Robin');
  const { name } = person;
  await createMember(robin, classic, person);
  await uploadPhoto(robin, urlOf(classic), person.hue);
  const one = await ownProfile(robin);
  const ben = await (await browser.newContext()).newPage();
  await enter(ben, classic, demoBen, `/members/${one.id}`);
  await expect(heading(ben, new RegExp(`^${name}, `))).toBeVisible();
  const other = await ownProfile(ben);
  expect([await isFound(ben, one), await isFound(robin, other)]).toEqual([true, true]);

  await ben.getByRole('button', { name: `Like ${name}` }).click();
  await ben.getByRole('button', { name: `Message ${name}` }).click();
  const line = ben.getByRole('textbox', { name: `Message ${name}` });
  await line.fill('Is that you?');
  await line.press('Enter');
  await robin.goto(urlOf(classic, '/likes'));
  await expect(linkTo(robin, other.name)).toBeVisible();

  const receipt = await report(ben, name);
  await pressButton(ben, `Block ${name} too`);
  await pressButton(ben, `Block ${name}`);
  await expect(heading(ben, 'Chats')).toBeVisible();
  await expect(ben.getByText(name, { exact: true })).toHaveCount(0);
  // The other member's page updates by itself.
  await expect(linkTo(robin, other.name)).toHaveCount(0);
  for (const [page, { id }] of [
    [ben, one],
    [robin, other],
  ] as const) {
    expect((await page.goto(urlOf(classic, `/members/${id}`)))?.status()).toBe(404);
    for (const path of ['/api/likes.php', '/api/chats.php'])
      expect(JSON.stringify(await callApi(page, 'GET', path))).not.toContain(id);
  }
  expect([await isFound(ben, one), await isFound(robin, other)]).toEqual([false, false]);

  const mail = await mailAbout(ben, `Report ${receipt}`);
  expect(mail.text).toContain(`${name} (${one.id})`);
  expect(mail.text).toContain(`“Not a person. ${SCRIPT}”`);
  const photo = /http\S+\.webp/.exec(mail.text)?.[0] ?? '';
  const photoResponse = await robin.request.get(photo);
  expect(photoResponse.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringMatching(/^private, /),
  });
  expect((await ben.request.get(photo)).status()).toBe(404);
  expect(mail.html).not.toContain('<script');

  await ben.goto(urlOf(classic, '/account'));
  await ben.getByRole('button', { name: `Unblock ${name}` }).click();
  await expect(ben.getByText(`You and ${name} can see each other again.`)).toBeVisible();
  expect((await ben.request.get(photo)).status()).toBe(200);
  await ben.goto(urlOf(classic, '/likes/sent'));
  await expect(linkTo(ben, name)).toBeVisible();
  await ben.context().close();
});
