import { expect, type Page, type Response } from '@playwright/test';
import { csrfValue } from '@meetcute/core';
import { urlOf, type Brand } from '../brands.ts';
import { callApi, USER_AGENT, type Caller } from './call.ts';
import { photo } from './photo.ts';
import { waitForScript } from './script.ts';

/** Data of a member who signs up. */
export interface Person {
  /** Display name. */
  name: string;
  /** E-mail address. */
  email: string;
  /** Password in plain text. */
  password: string;
  /** Gender as the form labels it. */
  gender: 'Woman' | 'Man';
  /** Hue of the photo, 0 to 255. */
  hue: number;
}

let count = 0;

const randomLetters = (length: number): string =>
  Array.from({ length }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26))).join('');

/** Returns a person with a unique name; random letters after the name distinguish two runs. */
export function newPerson(start: string, gender: Person['gender'] = 'Woman'): Person {
  count += 1;
  const name = `${start}${randomLetters(4)}`;
  return {
    name,
    email: `${name.toLowerCase()}@example.com`,
    password: 'a-quiet-Lantern-42',
    gender,
    hue: count * 40,
  };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Fills in address, name and password, signs up and declines pushes. */
export async function signUp(page: Page, { name, email, password }: Person): Promise<void> {
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await waitForScript(page);
  await page.getByRole('button', { name: 'Join now' }).click();
  // Only a host with push keys offers pushes; a demo creates its own.
  const push = heading(page, 'Know when someone writes');
  await expect(push.or(heading(page, 'Show your smile'))).toBeVisible();
  if (await push.isVisible()) await page.getByRole('button', { name: 'Not now' }).click();
  await expect(heading(page, 'Show your smile')).toBeVisible();
}

/** Completes the wizard with a photo, a place, a birthday and a text, up to the members. */
export async function join(page: Page, brand: Brand, person: Person, port?: number): Promise<void> {
  await page.goto(urlOf(brand, '/signup', port));
  await signUp(page, person);

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Add photos/ }).click();
  await (await chooser).setFiles(photo(person.hue));
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await expect(heading(page, 'Where do you live?')).toBeVisible();
  const next = page.getByRole('button', { name: 'Continue', exact: true });
  await page.getByRole('radio', { name: 'Netherlands' }).check();
  await next.click();
  await page.getByRole('radiogroup', { name: 'Region' }).getByRole('radio').first().check();
  await next.or(page.getByRole('button', { name: 'Save and continue' })).click();
  // A site with a field for the city asks for it last; skipping it saves country and region.
  await expect(heading(page, 'A little about you').or(page.getByLabel('City'))).toBeVisible();
  if (await page.getByLabel('City').isVisible())
    await page.getByRole('button', { name: 'That’s enough for now' }).click();

  await expect(heading(page, 'A little about you')).toBeVisible();
  await page.getByRole('radio', { name: person.gender, exact: true }).check();
  await next.click();
  await page.getByRole('combobox', { name: 'Day' }).selectOption('14');
  await page.getByRole('combobox', { name: 'Month' }).selectOption({ label: 'March' });
  await page.getByRole('combobox', { name: 'Year' }).selectOption('1992');
  await next.click();
  await expect(page.getByRole('radiogroup', { name: 'I’d like to meet' })).toBeVisible();
  await page.getByRole('button', { name: 'That’s enough for now' }).click();

  await expect(heading(page, 'In your own words')).toBeVisible();
  await page
    .getByRole('textbox', { name: 'About me' })
    .fill(`${person.name} likes long walks and short queues.`);
  await next.or(page.getByRole('button', { name: 'Save and continue' })).click();
  await expect(
    heading(page, 'People you might like').or(page.getByRole('textbox', { name: 'What I’m looking for' })),
  ).toBeVisible();
  if (await page.getByRole('textbox', { name: 'What I’m looking for' }).isVisible())
    await page.getByRole('button', { name: 'That’s enough for now' }).click();

  await expect(heading(page, 'People you might like')).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(heading(page, 'Check your email')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the members' }).click();
  await expect(heading(page, 'Members')).toBeVisible();
}

/** Returns a sender of calls to a brand, with the cookies of a browser. */
const callerAt = (browser: Pick<Caller, 'context'>, brand: Brand, port?: number): Caller => ({
  context: () => browser.context(),
  url: () => urlOf(brand, '/', port),
});

/** Creates an account by calls, as of a member who skipped every step, and leaves the browser logged in. Opens no page. */
export async function createAccount(
  browser: Pick<Caller, 'context'>,
  brand: Brand,
  { name, email, password }: Person,
  port?: number,
): Promise<void> {
  const site = callerAt(browser, brand, port);
  const check = `/api/validate_email.php?email=${encodeURIComponent(email)}`;
  const { token } = await callApi<{ token: string }>(site, 'GET', check);
  const csrf = await csrfValue(email, USER_AGENT, null);
  const account = { email, name, password, token, csrf, n: 0, language: 'en', country: 'NL' };
  const origin = {
    trafficsource: null,
    timezone: 'UTC',
    profile: null,
    form_path: '/signup',
    referrer: null,
  };
  await callApi(site, 'POST', '/api/user.php?new=1', { ...account, ...origin });
}

/** Creates a member by calls, with place, birthday and gender, like `createAccount`. Returns the profile ID. */
export async function createMember(
  browser: Pick<Caller, 'context'>,
  brand: Brand,
  person: Person,
  port?: number,
): Promise<string> {
  await createAccount(browser, brand, person, port);
  const site = callerAt(browser, brand, port);
  await callApi(site, 'PUT', '/api/user.php', { country: 'NL', countryregion: null, city: null });
  const profile = { date_of_birth: '1992-03-14', gender: person.gender === 'Woman' ? 'f' : 'm' };
  const { user } = await callApi<{ user: { profile: { id: string } } }>(site, 'PUT', '/api/user.php', {
    profile,
  });
  return user.profile.id;
}

/** Creates a member by calls and opens the members. */
export async function joinQuickly(page: Page, brand: Brand, person: Person, port?: number): Promise<void> {
  await createMember(page, brand, person, port);
  await page.goto(urlOf(brand, '/members', port));
  await expect(heading(page, 'Members')).toBeVisible();
}

/** Logs in by a call and opens a page. Resolves with its response. */
export async function enter(
  page: Page,
  brand: Brand,
  { email, password }: Pick<Person, 'email' | 'password'>,
  path = '/members',
): Promise<Response | null> {
  await callApi(callerAt(page, brand), 'POST', '/api/login.php', { email, password });
  return page.goto(urlOf(brand, path));
}

/** Logs in on the login page. */
export async function logIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await waitForScript(page);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Log-ins of the demo: one unpaid, one paid with credits. On Lantern Row, Adam takes Anna's place. */
export const demoAnna = { email: 'demo.anna@example.com', password: 'meetcute-demo' };
export const demoBen = { email: 'demo.ben@example.com', password: 'meetcute-demo' };
export const demoAdam = { email: 'demo.adam@example.com', password: 'meetcute-demo' };
