import { localeCodes } from '@meetcute/i18n';
import { expect, test } from 'vitest';
import { alternatingLooks, findLooks, lookSetting, storyLooks } from './story-looks.ts';
import { brandNames } from './workspace.ts';

const languages = localeCodes.length;
const all = brandNames.length * languages;

test('covers each language in each brand', () => {
  expect(storyLooks).toHaveLength(all);
  expect(new Set(storyLooks.map((look) => lookSetting(look))).size).toBe(all);
});

test('alternates between the brands, with each language once', () => {
  expect(alternatingLooks.map(({ language }) => language)).toEqual(localeCodes);
  const templates = alternatingLooks.map(({ template }) => template);
  expect(new Set(templates)).toEqual(new Set(storyLooks.map(({ template }) => template)));
  expect(templates.every((template, index) => template !== templates[index - 1])).toBe(true);
});

test.each([
  ['', all],
  ['nocturne', languages],
  ['de', brandNames.length],
  ['de nocturne', 1],
  ['de pl classic', 2],
  ['classic nocturne', 2 * languages],
])("'%s' chooses %i looks", (words, count) => {
  expect(findLooks(words.split(' ').filter(Boolean))).toHaveLength(count);
});

test('refuses a word that is neither a language nor a brand', () => {
  expect(() => findLooks(['de', 'velvet'])).toThrow("There is no language or brand 'velvet'");
});
