import { localeCodes } from '@meetcute/i18n';
import { textsIn } from '@meetcute/storybook';
import { expect, test } from 'vitest';
import { exampleValues, voiceRules } from './voice.ts';

test.each(localeCodes)('the examples keep to the rules in %s', async (code) => {
  const texts = await textsIn(code);
  for (const { example } of voiceRules) {
    const text = texts.t(example, exampleValues);
    expect(text).not.toBe(example);
    expect(text, example).not.toMatch(/[!¡"']|\{\{/);
  }
});

test('no rule and no example occurs twice', () => {
  expect(new Set(voiceRules.map(({ rule }) => rule)).size).toBe(voiceRules.length);
  expect(new Set(voiceRules.map(({ example }) => example)).size).toBe(voiceRules.length);
});
