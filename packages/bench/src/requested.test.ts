import { expect, test } from 'vitest';
import { requestedOf } from './requested.ts';

const read = (...args: string[]) =>
  requestedOf(args, ['pages', 'soak', 'stress', 'first-load'], (name) => name === 'first-load');

test('reads names with their amounts', () => {
  expect(read('pages', 'soak', '0.5', '80', 'stress')).toEqual([
    { name: 'pages', amounts: [], words: [] },
    { name: 'soak', amounts: [0.5, 80], words: [] },
    { name: 'stress', amounts: [], words: [] },
  ]);
  expect(read()).toEqual([]);
});

test('reads words of a section that takes them, up to the next section', () => {
  expect(read('first-load', 'home', '1', 'members', 'pages')).toEqual([
    { name: 'first-load', amounts: [1], words: ['home', 'members'] },
    { name: 'pages', amounts: [], words: [] },
  ]);
});

test('refuses words of other sections', () => {
  for (const args of [['page'], ['pages', 'home'], ['first-load', 'pages', 'home']])
    expect(() => read(...args)).toThrow('There is no section');
});

test('refuses a number without a section, and amounts that are no amounts', () => {
  for (const args of [['60'], ['soak', '0'], ['soak', '-1']])
    expect(() => read(...args)).toThrow('belongs to no section');
});
