import { expect, test } from 'vitest';
import { parsePlan } from './plan.ts';

const names = { names: ['home', 'members', 'terms', 'chat'], standard: ['home', 'members', 'terms'] };

test('measures the standard pages five times without words', () => {
  expect(parsePlan(names, [], [])).toEqual({
    pages: names.standard,
    parts: new Set(['presses', 'cpu', 'trace', 'lighthouse']),
    rounds: 5,
    slowDown: 4,
  });
});

test('measures named pages without presses, and named parts alone', () => {
  expect(parsePlan(names, ['home', 'chat'], [1, 9.5])).toEqual({
    pages: ['home', 'chat'],
    parts: new Set(['cpu', 'trace', 'lighthouse']),
    rounds: 1,
    slowDown: 9.5,
  });
  expect(parsePlan(names, ['presses', 'members'], [])).toMatchObject({
    pages: ['members'],
    parts: new Set(['presses']),
  });
});

test('refuses an unknown page or part', () => {
  expect(() => parsePlan(names, ['homes'], [])).toThrow("no page or part 'homes'");
});
