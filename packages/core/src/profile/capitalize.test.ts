import { expect, test } from 'vitest';
import { capitalize } from './capitalize.ts';

test.each([
  ['nl', 'wandelen, films en yoga', 'Wandelen, films en yoga'],
  ['nl-BE', 'ijshockey', 'IJshockey'],
  ['pl', 'życie nocne', 'Życie nocne'],
  ['fr', 'événements', 'Événements'],
  ['de', 'Bücher, Film', 'Bücher, Film'],
  ['en', 'Netflix', 'Netflix'],
  ['en', '', ''],
])('in %s, %j begins as %j', (locale, text, expected) => {
  expect(capitalize(text, locale)).toBe(expected);
});
