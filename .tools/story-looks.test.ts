import { expect, test } from 'vitest';
import { findLooks, lookSetting, storyLooks } from './story-looks.ts';

test('covers seven languages in each brand', () => {
  expect(storyLooks).toHaveLength(14);
  expect(new Set(storyLooks.map((look) => lookSetting(look))).size).toBe(14);
});

test.each([
  ['', 14],
  ['nocturne', 7],
  ['de', 2],
  ['de nocturne', 1],
  ['de pl classic', 2],
  ['classic nocturne', 14],
])("'%s' chooses %i looks", (words, count) => {
  expect(findLooks(words.split(' ').filter(Boolean))).toHaveLength(count);
});

test('refuses a word that is neither a language nor a brand', () => {
  expect(() => findLooks(['de', 'velvet'])).toThrow("There is no language or brand 'velvet'");
});
