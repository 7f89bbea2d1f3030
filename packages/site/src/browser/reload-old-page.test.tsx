import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOldPage } from '../server/early-scripts.ts';

const [reload, stop] = [vi.fn<() => void>(), vi.fn<() => void>()];
let answer = () => new Response('new');
const fakes = { location: { reload }, stop, fetch: async () => answer() };
const page = document.createElement('div');

/** The globals of the page that the script and its test share. */
const sharedGlobals = globalThis as { fakes?: typeof fakes; reloadOldPage?: () => Promise<void> };

/** Runs what the script of the page defines, with a browser that does not really reload. */
async function tryToReload(): Promise<number> {
  await sharedGlobals.reloadOldPage?.();
  return reload.mock.calls.length;
}

const field = (selector: string) => page.querySelector<HTMLInputElement>(selector)!;

beforeEach(() => {
  sharedGlobals.fakes = fakes;
  answer = () => new Response('new');
  page.innerHTML = `<meta name="build-id" content="old"><input value="Robin"><input type="checkbox" checked>
    <textarea>Hello</textarea><select><option>en<option>nl</select><select><option>a<option selected>b</select>
    <input type="file"><input type="hidden" name="key"><button>Open</button>`;
  document.body.append(page);
  const script = document.createElement('script');
  script.textContent = `(({location,stop,fetch})=>{${reloadOldPage}})(fakes)`;
  page.append(script);
});

afterEach(() => {
  // A page that reloads waits for text once, and the tests share the window.
  dispatchEvent(new Event('input'));
  vi.clearAllMocks();
  sessionStorage.clear();
  page.remove();
  delete sharedGlobals.fakes;
  delete sharedGlobals.reloadOldPage;
});

test('a page of a past build reloads, once', async () => {
  page.querySelector('button')!.focus();
  expect(await tryToReload()).toBe(1);
  expect(await tryToReload()).toBe(1);
});

test.each([
  ['of the same build', () => new Response('old')],
  ['whose site is down', () => new Response('', { status: 503 })],
  [
    'without a connection',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('a page %s stays', async (_, respond) => {
  answer = respond;
  expect(await tryToReload()).toBe(0);
  answer = () => new Response('new');
  expect(await tryToReload()).toBe(1);
});

test.each([
  ['typed text', () => (field('input').value = 'Robin H')],
  ['a text of several lines', () => (field('textarea').value = '')],
  ['a switched box', () => (field('[type=checkbox]').checked = false)],
  ['a choice', () => (field('select').value = 'nl')],
  ['a focused field', () => field('input').focus()],
])('%s is never lost', async (_, act) => {
  act();
  expect(await tryToReload()).toBe(0);
});

test('text that is typed before the new page has arrived stops the reload', async () => {
  expect(await tryToReload()).toBe(1);
  expect(stop).not.toHaveBeenCalled();
  const type = () => field('input').dispatchEvent(new Event('input', { bubbles: true }));
  type();
  type();
  // Later text stops no form or link.
  expect(stop).toHaveBeenCalledOnce();
});
