import { expect, test } from 'vitest';
import { requestedOf } from './requested.ts';

test('reads names with their amounts', () => {
  expect(requestedOf(['pages', 'soak', '0.5', '80', 'stress'])).toEqual([
    { name: 'pages', amounts: [] },
    { name: 'soak', amounts: [0.5, 80] },
    { name: 'stress', amounts: [] },
  ]);
  expect(requestedOf([])).toEqual([]);
});

test('refuses a number without a section, and amounts that are no amounts', () => {
  for (const args of [['60'], ['soak', '0'], ['soak', '-1']])
    expect(() => requestedOf(args)).toThrow('belongs to no section');
});
