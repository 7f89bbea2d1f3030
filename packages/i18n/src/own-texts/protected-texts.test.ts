import { mandatoryWords } from '@meetcute/core';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../catalogues/index.ts';
import { flattenTree } from '../messages.ts';
import { findProtection, protectedTexts } from './protected-texts.ts';

const english = Object.entries(await catalogue('en')).flatMap(([name, tree]) =>
  flattenTree(tree, `${name}:`),
);

/** Values that a text has only if it states what must stay: ages, prices, fictional profiles, advertisers. */
const telling =
  /\{\{(minAge|price|amount|tax|refund|percent|fictionalPlural|advertiser)\b|\{\{age, number\}\}\+/;

describe('protected are', () => {
  test.each(english.filter(([, text]) => telling.test(text)))('%s, for its values: %s', (key) => {
    expect(findProtection(key)).not.toBeNull();
  });

  test.each(Object.keys(mandatoryWords))('the mandatory words common:%s', (key) => {
    expect(findProtection(`common:${key}`)).not.toBeNull();
  });

  test.each(['agree', 'why'])('the recorded wording fields:sensitive.%s', (key) => {
    expect(findProtection(`fields:sensitive.${key}`)).not.toBeNull();
  });
});

test.each(Object.values(protectedTexts).flat())('%s protects a text that exists', (pattern) => {
  const keys = english.map(([key]) => key);
  const start = pattern.replace('*', '');
  expect(keys.some((key) => (pattern === start ? key === pattern : key.startsWith(start)))).toBe(true);
});

test('most texts can be replaced', () => {
  const free = english.filter(([key]) => findProtection(key) === null);
  expect(free.length / english.length).toBeGreaterThan(0.6);
});
