import { expect, test } from 'vitest';
import { readMatrix, writeMatrix } from './read-matrix.ts';

const names = ['template', 'scheme', 'language', 'viewport'];

test.each([
  ['template', { rows: null, columns: 'template' }],
  ['language-by-template', { rows: 'language', columns: 'template' }],
  ['scheme-by-viewport', { rows: 'scheme', columns: 'viewport' }],
])('reads and writes %s', (value, choice) => {
  expect(readMatrix(value, names)).toEqual(choice);
  expect(writeMatrix(choice)).toBe(value);
});

test.each([
  '',
  undefined,
  null,
  3,
  'colour',
  'template-by-template',
  'template-by-',
  '-by-template',
  'a-by-template',
  'scheme-by-language-by-template',
])('draws no matrix for %s', (value) => {
  expect(readMatrix(value, names)).toBeNull();
});

test('writes nothing without a choice, and one setting once', () => {
  expect(writeMatrix(null)).toBe('');
  expect(writeMatrix({ rows: 'template', columns: 'template' })).toBe('template');
});
