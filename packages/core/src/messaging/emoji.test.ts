import { describe, expect, test } from 'vitest';
import { isFewEmoji } from './emoji.ts';

describe('accepts a few emoji alone', () => {
  test.each(['😀', '❤️', '👍🏽', '🇵🇱', '👩‍❤️‍👨', '😀 😀', '🎉🎉🎉'])('%s', (text) => {
    expect(isFewEmoji(text)).toBe(true);
  });
});

describe('rejects anything else and more than a few', () => {
  test.each(['', ' ', 'Hi 😀', '😀!', '12', '*', '😀😀😀😀'])("'%s'", (text) => {
    expect(isFewEmoji(text)).toBe(false);
  });
});
