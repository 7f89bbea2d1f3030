import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eject } from '../eject/eject.ts';
import { LOCK_FILE, readLock } from '../lock/lock-file.ts';
import { makeBrand } from '../testing/make-brand.ts';
import { upgradeText } from './command.ts';
import type { Defaults } from './read-defaults.ts';
import { upgrade } from './upgrade.ts';

let folder: string;
beforeEach(() => {
  folder = makeBrand('template-nocturne');
  const file = join(folder, 'src/template.ts');
  const changes = `tokens: { radius: { medium: '9px' } },
  texts: { en: { 'home:heading': 'Ahoy' }, de: { 'home:heading': 'Ahoi' } },
  parts: {`;
  writeFileSync(file, readFileSync(file, 'utf8').replace('parts: {', changes));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Json = Record<'packages' | 'ejected' | 'texts' | 'tokens', Record<string, unknown>>;
const readJson = () => JSON.parse(readFileSync(join(folder, LOCK_FILE), 'utf8')) as Json;
const writeJson = (value: unknown) => writeFileSync(join(folder, LOCK_FILE), JSON.stringify(value));

/** Defaults that the lock file notes, with the values that the template above sets. */
function readAsWritten(): Defaults {
  const { texts, tokens } = readLock(folder)!;
  const ownTexts = new Map([
    ['en home:heading', 'Ahoy'],
    ['de home:heading', 'Ahoi'],
  ]);
  return { texts: texts!, tokens: tokens!, ownTexts, ownTokens: new Map([['radius.medium', '9px']]) };
}

const nothing = { packages: [], ejected: [], texts: [], tokens: [] };

test('starts a lock file, and lists what has changed until it is done', { timeout: 60_000 }, async () => {
  eject(folder, 'ProfileCard');
  expect(await upgrade(folder, false)).toEqual({ isStarted: true, isWritten: true, ...nothing });
  const defaults = readAsWritten();
  const lock = readJson();
  expect(Object.keys(lock.texts).length).toBeGreaterThan(1000);
  expect(Object.keys(lock.texts).filter((name) => !name.startsWith('en '))).toEqual(['de home:heading']);
  expect(await upgrade(folder, false, async () => defaults)).toEqual({
    isStarted: false,
    isWritten: false,
    ...nothing,
  });

  // The brand has seen other packages.
  const path = 'src/parts/ProfileCard.tsx';
  lock.packages['@meetcute/site'] = '0.1.0';
  lock.ejected[path] = { ...(lock.ejected[path] as object), hash: 'sha256-x', version: '0.1.0' };
  lock.texts['de home:heading'] = 'Willkommen';
  lock.texts['en common:close'] = 'Shut';
  lock.texts['en a:gone'] = 'Gone';
  lock.texts['en home:heading'] = 'Hello';
  lock.tokens['layout.page'] = '99px';
  lock.tokens['radius.medium'] = '1px';
  writeJson(lock);
  const upgradeResult = await upgrade(folder, false, async () => defaults);
  expect(upgradeResult).toMatchObject({
    packages: [{ name: '@meetcute/site', before: '0.1.0' }],
    ejected: [{ path, before: '0.1.0', original: expect.stringContaining('ProfileCard.tsx') as string }],
    texts: [
      { name: 'de home:heading', before: 'Willkommen', ownValue: 'Ahoi' },
      { name: 'en home:heading', before: 'Hello', ownValue: 'Ahoy' },
      { name: 'en a:gone', before: 'Gone', after: null, ownValue: null },
      { name: 'en common:close', before: 'Shut', after: 'Close', ownValue: null },
    ],
    tokens: [
      { name: 'radius.medium', before: '1px', ownValue: '9px' },
      { name: 'layout.page', before: '99px', ownValue: null },
    ],
  });
  expect(upgradeText(upgradeResult)).toContain('  en common:close: “Shut” → “Close”\n');
  expect(upgradeText(upgradeResult)).toMatch(/done with them: npx meetcute upgrade --done$/);
  expect(readJson()).toEqual(lock);
  expect(await upgrade(folder, true, async () => defaults)).toMatchObject({ isWritten: true });
  expect(await upgrade(folder, false, async () => defaults)).toMatchObject(nothing);
});

test.each([
  ['text that is no JSON', '{', 'is no JSON'],
  ['a list', '[]', 'the file is no object'],
  ['another version', '{"lockVersion": 2}', "'lockVersion' is not 1"],
  ['an unknown key', '{"lockVersion": 1, "more": {}}', "'more' is unknown"],
  ['a prototype', '{"lockVersion": 1, "__proto__": {"texts": {}}}', "'__proto__' is unknown"],
  [
    'texts that are none',
    '{"lockVersion": 1, "packages": {}, "ejected": {}, "texts": {"en a:b": 1}}',
    'is no text',
  ],
  [
    'a file outside',
    '{"lockVersion": 1, "packages": {}, "ejected": {"../a": {"from": "@a/b/c", "version": "1", "hash": "x"}}}',
    'leads out of its folder',
  ],
  [
    'an original outside',
    '{"lockVersion": 1, "packages": {}, "ejected": {"src/a": {"from": "@a/b/../../c", "version": "1", "hash": "x"}}}',
    'leads out of its folder',
  ],
  [
    'a file without hash',
    '{"lockVersion": 1, "packages": {}, "ejected": {"src/a": {"from": "@a/b/c", "version": "1"}}}',
    "needs 'from', 'version' and 'hash'",
  ],
])('refuses a lock file with %s, and keeps it', async (_what, text, message) => {
  writeFileSync(join(folder, LOCK_FILE), text);
  await expect(upgrade(folder, true)).rejects.toThrow(message);
  expect(() => eject(folder, 'Home')).toThrow(message);
  expect(readFileSync(join(folder, LOCK_FILE), 'utf8')).toBe(text);
});

test('says what is wrong with a template that throws, and starts nothing', { timeout: 60_000 }, async () => {
  writeFileSync(join(folder, 'src/template.ts'), "throw new Error('broken')");
  await expect(upgrade(folder, false)).rejects.toThrow("src/template.ts can't be loaded: broken");
  expect(existsSync(join(folder, LOCK_FILE))).toBe(false);
});

test('lists an original that is gone, and forgets a copy that is gone', async () => {
  const none = { texts: new Map(), tokens: new Map(), ownTexts: new Map(), ownTokens: new Map() };
  const load = async () => none;
  eject(folder, 'chat');
  await upgrade(folder, false, load);
  const [path = '', ...others] = Object.keys(readJson().ejected);
  for (const other of others) rmSync(join(folder, other));
  const lock = readJson();
  lock.ejected[path] = {
    ...(lock.ejected[path] as object),
    from: '@meetcute/template-nocturne/src/Gone.tsx',
  };
  writeJson(lock);
  expect((await upgrade(folder, false, load)).ejected).toMatchObject([{ path, original: null }]);
  await upgrade(folder, true, load);
  expect(readJson().ejected).toEqual({});
});
