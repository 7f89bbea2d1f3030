import { expect, test } from 'vitest';
import { compareWithEnglish } from './compare.ts';
import { readTexts } from './json-texts.ts';

const file = (texts: object, name = 'x.json') => readTexts(name, JSON.stringify(texts, null, 2));
const messages = (english: object, translation: object, locale = 'nl') =>
  compareWithEnglish(file(english, 'en.json'), file(translation, 'nl.json'), locale).map(
    ({ message }) => message,
  );

test('accepts equal keys and placeholders', () => {
  expect(messages({ a: 'Hi {{name}}', b: { c: 'Yes' } }, { a: 'Hoi {{name}}', b: { c: 'Ja' } })).toEqual([]);
});

test('reports a missing text with its language', () => {
  expect(messages({ a: 'A', b: { c: 'C' } }, { a: 'A' })).toEqual(["'b.c' is missing. Write it in nl."]);
});

test('reports an extra text with its line', () => {
  const problems = compareWithEnglish(file({ a: 'A' }), file({ a: 'A', z: 'Z' }, 'nl.json'), 'nl');
  expect(problems).toEqual([
    { file: 'nl.json', line: 3, message: expect.stringContaining("'z' is not in the English file") },
  ]);
});

test('reports missing, renamed and extra placeholders', () => {
  expect(messages({ a: 'Hi {{name}}' }, { a: 'Hoi {{naam}}' })[0]).toContain(
    'lacks {{name}} and has {{naam}} too many',
  );
  expect(messages({ a: 'See <1>terms</1>' }, { a: 'Zie voorwaarden' })[0]).toContain('lacks </1>, <1>');
});

const english = { n_one: '{{count}} like', n_other: '{{count}} likes' };

test('requires four plural forms in Polish', () => {
  expect(messages(english, { n_one: '{{count}}', n_few: '{{count}}', n_other: '{{count}}' }, 'pl')).toEqual([
    "'n' lacks the plural form 'n_many' that pl needs.",
  ]);
  expect(
    messages(
      english,
      { n_one: '{{count}}', n_few: '{{count}}', n_many: '{{count}}', n_other: '{{count}}' },
      'pl',
    ),
  ).toEqual([]);
});

test('rejects a plural form that the language does not have', () => {
  expect(messages(english, { ...english, n_few: '{{count}}' })).toEqual([
    "'n_few' is a plural form that nl doesn't have. Remove it.",
  ]);
});

test('allows only the singular form to omit the count', () => {
  expect(messages(english, { n_one: 'een like', n_other: '{{count}} likes' })).toEqual([]);
  expect(messages(english, { n_one: '{{count}} like', n_other: 'likes' })).toHaveLength(1);
});

test('rejects plural forms in one language only', () => {
  expect(messages(english, { n: 'likes' })[0]).toContain('plural forms in one language only');
});

test('rejects empty, duplicate, too deep and non-text values with their line', () => {
  const source = '{\n "a": "",\n "b": "1",\n "b": "2",\n "c": { "d": { "e": "deep" } },\n "f": 3\n}';
  expect(
    readTexts('x.json', source).problems.map(({ line, message }) => [line, message.split(' ')[0]]),
  ).toEqual([
    [2, "'a'"],
    [4, "'b'"],
    [5, "'c.d'"],
    [6, "'f'"],
  ]);
});
