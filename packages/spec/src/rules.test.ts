import { expect, test } from 'vitest';
import { readRules } from './files.ts';
import { parseRules } from './rules.ts';

const AREAS = [
  'api',
  'chat',
  'commerce',
  'content',
  'errors',
  'i18n',
  'landers',
  'likes',
  'notifications',
  'profile',
  'push-pwa',
  'routes',
  'search',
  'session',
  'settings',
  'shell',
  'signup',
];
const rules = readRules();

test('the catalogue has 469 rules with unique ids', () => {
  expect(rules).toHaveLength(469);
  expect(new Set(rules.map(({ id }) => id)).size).toBe(469);
});

test('every area and every section of the specification has rules', () => {
  expect([...new Set(rules.map(({ area }) => area))].toSorted()).toEqual(AREAS);
  expect([...new Set(rules.map(({ section }) => section))].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('every rule is one unique sentence', () => {
  const texts = rules.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => !/[.'}]$/.test(text))).toEqual([]);
});

test('a malformed row is reported with its line', () => {
  expect(() => parseRules('id\tarea\tsection\tproof\trule\na.b\tarea\t1\tunit')).toThrow(
    'line 2: expected five cells',
  );
  expect(() => parseRules('id\tarea\tsection\tproof\trule\na.b\tarea\t1\tluck\tIt is so.')).toThrow(
    "'luck' is not a kind",
  );
});
