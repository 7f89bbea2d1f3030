import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createVisitorPages } from './visitor-pages.ts';

const KEY = 'key';
const URL = 'http://brand.test/';
const head = { method: 'GET', url: URL, headers: new Headers({ 'accept-encoding': 'br' }) };

/** A store with one page, and a clock. */
async function setUp() {
  let time = 0;
  const pages = createVisitorPages(() => time);
  const store = () =>
    pages.store(KEY, URL, {
      html: '<p nonce="0123456789abcdef01234567">page</p>',
      nonce: '0123456789abcdef01234567',
      headers: new Headers(),
      policy: '',
    });
  await store();
  const isStored = (isBusy = false) => pages.reply(KEY, head, isBusy) !== null;
  return { pages, store, isStored, at: (ms: number) => void (time = ms) };
}

test('an old page is drawn again by one request, and others get it meanwhile', async () => {
  const { pages, store, isStored, at } = await setUp();
  at(20_000);
  expect(isStored()).toBe(true);
  at(20_001);
  expect(isStored()).toBe(false);
  expect(pages.respond(KEY)).toBeNull();
  expect(pages.respond(KEY)).not.toBeNull();
  expect(isStored()).toBe(true);
  await store();
  at(40_000);
  expect(isStored()).toBe(true);
});

test('another request draws it when the first one did not', async () => {
  const { pages, isStored, at } = await setUp();
  at(21_000);
  expect(pages.respond(KEY)).toBeNull();
  at(25_000);
  expect(isStored()).toBe(true);
  at(25_001);
  expect(isStored()).toBe(false);
  expect(pages.respond(KEY)).toBeNull();
});

test('a busy host sends old pages', async () => {
  const { isStored, at } = await setUp();
  at(600_000);
  expect(isStored()).toBe(false);
  expect(isStored(true)).toBe(true);
});

test('a page is shared as soon as it is drawn, and compressed once though several draw it at first', async () => {
  const pages = createVisitorPages(() => 0);
  const drawPage = (text: string) => ({
    html: text,
    nonce: '0123456789abcdef01234567',
    headers: new Headers(),
    policy: '',
  });
  const firstStore = pages.store(KEY, URL, drawPage('first'));
  expect(await pages.respond(KEY)?.text()).toBe('first');
  expect(pages.reply(KEY, head)).toBeNull();
  await pages.store(KEY, URL, drawPage('second'));
  await firstStore;
  expect(String(brotliDecompressSync(pages.reply(KEY, head)?.body ?? ''))).toBe('first');
});
