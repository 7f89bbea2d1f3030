import { deskInventory, storageEntryOf, storageInventory, type StoragePlace } from '@meetcute/core';
import { localeCookie, localeCookieMaxAge } from '@meetcute/i18n';
import { PERSISTENCE_DAYS } from '@meetcute/react';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Sources of the product, without tests and tools. */
const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'templates/*/src/**/*.{ts,tsx}'], {
  cwd: root,
  exclude: ['**/node_modules/**', 'packages/{bench,conformance,e2e}/**', '**/testing/**'],
})
  .filter((path) => !/\.(test|example)\.tsx?$|cookies\/inventory/.test(path))
  .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));

/** Returns the first group of all matches in all sources. */
const findNames = (pattern: RegExp): string[] =>
  sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name));

/** Returns names with `*` instead of computed parts. */
const asPattern = (name: string) => name.replace(/\$\{.*?\}+(?:\/\$\{.*?\}+)*/g, '*');

/** Names that the code writes, by place. */
const writtenNames: Record<StoragePlace, string[]> = {
  cookie: [
    ...findNames(/const \w*cookie = '([\w-]+)'/gi),
    ...findNames(/type CookieName = (.*);/g).flatMap((names) =>
      names.split(' | ').map((name) => name.slice(1, -1)),
    ),
  ],
  localStorage: [
    ...findNames(/usePersistentState(?:<[^(]*>)?\(\s*['`]([^'`]+)['`]/g),
    ...findNames(/persistentKey\(member, '([\w-]+)'\)/g).filter((name) => name !== 'search-left'),
    ...findNames(/name\w+ = \(conversation: string\): string =>\s*`([^`]+)`/g),
  ].map((name) => `meetcute-kept-*/${asPattern(name)}`),
  sessionStorage: [
    ...[
      ...findNames(/useSessionState(?:<.*>)?\(\s*['`]([^'`]+)['`]/g),
      ...findNames(/persistentKey\(member, '(search-left)'\)/g),
    ].map((name) => `meetcute-kept-*/${asPattern(name)}`),
    ...findNames(/const KEY = '(meetcute-[\w-]+)'/g),
  ],
  indexedDB: [
    ...findNames(/createDatabase = \(name = '(\w+)'\)/g),
    ...findNames(/new (ExpirationPlugin)\(/g).map(() => 'workbox-expiration'),
  ],
  cacheStorage: [
    ...findNames(/cacheName: '([\w-]+)'/g),
    ...findNames(/const PREFIX = '(meetcute-shell-)'/g).map((name) => `${name}*`),
    ...findNames(/(precacheAndRoute)\(/g).map(() => 'workbox-precache-*'),
  ],
};

const places = Object.keys(writtenNames) as StoragePlace[];

test.each(places)('the inventory lists exactly the names in %s that the code writes', (place) => {
  const listedNames = [...storageInventory(), ...deskInventory()]
    .filter((entry) => entry.place === place)
    .flatMap(({ names }) => names);
  expect([...new Set(writtenNames[place])].toSorted()).toEqual(listedNames.toSorted());
});

/** Files that write cookies or storage, or read it by name. The patterns above find the names of all of them; check that before you add one. */
const storageFiles = [
  'packages/core/src/cookies/consent.ts',
  'packages/core/src/cookies/serialize.ts',
  'packages/core/src/cookies/time-zone.ts',
  'packages/core/src/country/cookie.ts',
  'packages/core/src/landers/traffic-cookie.ts',
  'packages/host/src/pages/preferences.ts',
  'packages/i18n/src/cookie.ts',
  'packages/react/src/app/useMissingFiles.ts',
  'packages/react/src/messaging/outbox/outbox.ts',
  'packages/react/src/messaging/outbox/sent-journal.ts',
  'packages/react/src/messaging/useAnswer.ts',
  'packages/react/src/provider/database.ts',
  'packages/react/src/provider/persistent-store.ts',
  'packages/react/src/provider/ports.ts',
  'packages/react/src/push/usePushSync.ts',
  'packages/react/src/search/useRestoreSearch.ts',
  'packages/server/src/http/cookies.ts',
  'packages/site/src/browser/SiteStateProvider.tsx',
  'packages/site/src/browser/hydrate.tsx',
  'packages/site/src/router/scroll-memory.ts',
  'packages/site/src/server/early-scripts.ts',
  'packages/site/src/server/site-start.ts',
  'packages/site/src/worker/files.ts',
  'packages/site/src/worker/shell.ts',
];

/** Code that writes a cookie or storage. */
const writers =
  /SameSite|serializeCookie\(|document\.cookie = |sessionStorage|(?<!Async)localStorage\b|openDB|indexedDB\.open|caches\.open|cacheName: '|(?:kept|localStore|sessionStore)\.write\(/i;

test('no other file writes cookies or storage', () => {
  const files = sources.filter(({ text }) => writers.test(text.replace(/\/\*\*[^]*?\*\/|\/\/.*/g, '')));
  expect(files.map(({ path }) => path).toSorted()).toEqual(storageFiles);
});

test('lifetimes are those of the code', () => {
  const daysOf = (place: StoragePlace, name: string) => storageEntryOf(place, name)?.lifetime[0]?.days;
  expect(daysOf('localStorage', 'meetcute-kept-ben/draft/c1')).toBe(PERSISTENCE_DAYS);
  expect(daysOf('cookie', localeCookie)).toBe(localeCookieMaxAge / 86_400);
});

test('finds the entry of a name', () => {
  expect(storageEntryOf('cookie', '__Host-session')?.purpose).toBe('session');
  expect(storageEntryOf('localStorage', 'meetcute-kept-/account')?.purpose).toBe('typed');
  expect(storageEntryOf('cookie', 'session2')).toBeUndefined();
  expect(storageEntryOf('localStorage', 'session')).toBeUndefined();
});
