import { expect, test } from 'vitest';
import { foreignQuotes, quotesInCode, straightQuotes } from './quotes.ts';

const lines = (texts: object) =>
  straightQuotes('x.json', JSON.stringify(texts, null, 2)).map(({ line }) => line);

test('accepts typographic apostrophes and quotation marks', () => {
  expect(lines({ a: 'You’re “here”', b: { c: '« Ici »', d: '„Hier“' } })).toEqual([]);
});

test('reports straight ones with their line', () => {
  expect(lines({ a: 'A', b: "It's here", c: 'The "best"' })).toEqual([3, 4]);
});

test.each([
  ['en', 'Under “Smoking”', 0],
  ['nl', 'Bij ‘Roken’ kun je ’s avonds …', 0],
  ['de', 'Bei „Rauchen“', 0],
  ['de', 'Bei „Rauchen”', 1],
  ['fr', 'Sous “Tabac”', 1],
  ['pl', 'W polach „Papierosy”', 0],
  ['pl', 'W polach “Papierosy”', 1],
  ['es', 'En ‘Tabaco’', 1],
] as const)('a text in %s has the quotation marks of its language: %s', (locale, text, count) => {
  expect(foreignQuotes({ locale, text, key: 'a:b', file: 'x.json', line: 7 })).toHaveLength(count);
});

test('names the marks of the language', () => {
  const [problem] = foreignQuotes({ locale: 'pl', text: '“Tak”', key: 'a:b', file: 'x.json', line: 7 });
  expect(problem).toEqual({ file: 'x.json', line: 7, message: "'a:b' has “. Write „ and ”." });
});

test('reports quotation marks around a value in code', () => {
  const source = ['const label = t("a");', 'const quoted = `“${label}”`;'].join('\n');
  expect(quotesInCode('x.tsx', source).map(({ line }) => line)).toEqual([2]);
});
