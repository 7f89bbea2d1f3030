import { expect, test } from 'vitest';
import { translatedTexts } from './member-texts.ts';
import { read } from './workspace.ts';

const rows = [...read('docs/brands/voice.md').matchAll(/^\| `(?<key>[^`]+)` +\| (?<text>.+?) +\|/gm)];
const english = new Map(translatedTexts('en').map(({ key, text }) => [key, text]));

test.each(rows.map(({ groups }) => [groups!['key']!, groups!['text']!]))(
  'the page of the voice quotes %s as it is',
  (key, text) => expect(english.get(key)).toBe(text),
);

test('the page of the voice has examples', () => expect(rows.length).toBeGreaterThan(9));
