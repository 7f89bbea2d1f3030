import { expect, test } from 'vitest';
import { isUnseen } from './text.ts';

test.each([
  '',
  ' \n\t\u00A0',
  '\u200B\u200D\uFEFF',
  '\u202E\u2066\u2069',
  '\u00AD\u2060',
  '\u3164',
  '\u2800 \u0007',
])('%j is invisible', (text) => expect(isUnseen(text)).toBe(true));

test.each(['.', '\u200Ba', '👩‍🚒', 'שלום', '\u202Eabc'])('%j is visible', (text) =>
  expect(isUnseen(text)).toBe(false),
);
