import type { LocaleCode, MessageTree } from '@meetcute/i18n';
import { expect, test } from 'vitest';
import { compareTexts, longestFirst } from './compare-texts.ts';

const compare = (trees: Partial<Record<LocaleCode, MessageTree>>) =>
  compareTexts(new Map(Object.entries(trees) as [LocaleCode, MessageTree][]));

/** Returns the languages of the longest texts of the first row. */
const longestIn = (texts: Partial<Record<LocaleCode, string>>) => {
  const trees = Object.entries(texts).map(([language, text]) => [language, { key: text }]);
  const [row] = compare(Object.fromEntries(trees) as Partial<Record<LocaleCode, MessageTree>>);
  return [...(row?.cells ?? [])].filter(([, cell]) => cell.isLongest).map(([language]) => language);
};

test.each([
  ['the only longest one', { en: 'Log in', nl: 'Inloggen', de: 'Anmelden!' }, ['de']],
  ['each of several', { en: 'Yes', it: 'Four', pl: 'Tak!' }, ['it', 'pl']],
  ['none of the same length', { en: 'OK', de: 'OK', fr: 'OK' }, []],
  ['none without another language', { en: 'Log in' }, []],
  ['an only text beside an empty one', { en: '', de: 'Ja' }, ['de']],
  ['no longer code of the same characters', { en: '👩‍👩‍👧 one', de: 'é one two' }, ['de']],
])('marks %s', (_case, texts, languages) => {
  expect(longestIn(texts)).toEqual(languages);
});

test.each([
  ['Żółw', 4],
  ['e\u0301te\u0301', 3],
  ['👩‍👩‍👧', 1],
  ['Hi {{name}}', 11],
  ['', 0],
])('counts the characters of %o as a reader does', (text, length) => {
  expect(compare({ en: { key: text } })[0]?.cells.get('en')?.length).toBe(length);
});

test('keeps the order of the first language, and puts forms of others behind their neighbours', () => {
  const rows = compare({
    en: { title: 'Likes', likes: { new_one: 'one', new_other: 'many' }, end: 'End' },
    pl: {
      title: 'Polubienia',
      likes: { new_one: 'a', new_few: 'b', new_many: 'c', new_other: 'd' },
      end: 'K',
    },
    de: { first: 'Zuerst', title: 'Likes', end: 'Ende', last: 'Letztes' },
  });
  expect(rows.map(({ key, cells }) => [key, [...cells.keys()].join(' ')])).toEqual([
    ['first', 'de'],
    ['title', 'en pl de'],
    ['likes.new_one', 'en pl'],
    ['likes.new_few', 'pl'],
    ['likes.new_many', 'pl'],
    ['likes.new_other', 'en pl'],
    ['end', 'en pl de'],
    ['last', 'de'],
  ]);
});

test.each([{}, { en: {} }, { en: {}, de: { group: {} } }])('returns no rows for %o', (trees) => {
  expect(compare(trees)).toEqual([]);
});

test('sorts the texts of all files by their length in one language, and those without one last', () => {
  const files = [
    {
      name: 'login',
      rows: compare({ de: { title: 'Hallo', forgot: 'Passwort vergessen?' }, en: { hint: 'A' } }),
    },
    { name: 'shell', rows: compare({ de: { menu: 'Menü', close: 'Schließen' } }) },
  ];
  expect(longestFirst(files, 'de').map(({ key }) => key)).toEqual([
    'login:forgot',
    'shell:close',
    'login:title',
    'shell:menu',
    'login:hint',
  ]);
});
