import { expect, test } from 'vitest';
import { straightQuotes } from './quotes.ts';

const lines = (texts: object) =>
  straightQuotes('x.json', JSON.stringify(texts, null, 2)).map(({ line }) => line);

test('accepts typographic apostrophes and quotation marks', () => {
  expect(lines({ a: 'You’re “here”', b: { c: '« Ici »', d: '„Hier“' } })).toEqual([]);
});

test('reports straight ones with their line', () => {
  expect(lines({ a: 'A', b: "It's here", c: 'The "best"' })).toEqual([3, 4]);
});
