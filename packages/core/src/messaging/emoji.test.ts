import { describe, expect, test } from 'vitest';
import { isFewEmoji } from './emoji.ts';

describe('a few emoji and nothing else', () => {
  test.each(['😀', '❤️', '👍🏽', '🇵🇱', '👩‍❤️‍👨', '😀 😀', '🎉🎉🎉'])('%s', (text) => {
    expect(isFewEmoji(text)).toBe(true);
  });
});

describe('something else, or more than a few', () => {
  test.each(['', ' ', 'Hi 😀', '😀!', '12', '*', '😀😀😀😀'])("'%s'", (text) => {
    expect(isFewEmoji(text)).toBe(false);
  });
});
