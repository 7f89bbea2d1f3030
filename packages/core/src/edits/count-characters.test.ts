import { text } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { countCharacters } from './count-characters.ts';

test.each([
  ['letters', 'a'.repeat(10)],
  ['emoji of two code units', '🎉'.repeat(10)],
  ['emoji of several characters', '👨‍👩‍👧abcde'],
  ['combining marks', 'e\u0301e\u0301e\u0301e\u0301e\u0301'],
  ['an unpaired surrogate', `${'a'.repeat(9)}\uD83C`],
])('counts %s as the checks of calls do', (_, words) => {
  const max = countCharacters(words);
  expect(max).toBe(10);
  expect([text(max).safeParse(words).success, text(max - 1).safeParse(words).success]).toEqual([true, false]);
});
