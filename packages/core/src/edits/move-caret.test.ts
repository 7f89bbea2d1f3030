import { expect, test } from 'vitest';
import { mergeText, moveCaret } from './merge-text.ts';

test.each([
  ['words before it are added', 'one two', 'zero one two', 7, 12],
  ['words before it are removed', 'one two three', 'one three', 13, 9],
  ['words after it are added', 'one', 'one two', 2, 2],
  ['words after it are removed', 'one two three', 'one three', 3, 3],
  ['words at its place are added', 'one four', 'one two four', 4, 4],
  ['the words around it are removed', 'one two', 'one', 7, 3],
  ['the words around it are replaced', 'one two three', 'one 2 three', 5, 5],
  ['nothing changes', 'one', 'one', 2, 2],
] as const)('the caret stays at its words when %s', (_, textBefore, textAfter, caret, movedCaret) => {
  expect(moveCaret(textBefore, textAfter, caret)).toBe(movedCaret);
});

test('characters of two code units are never halved', () => {
  expect(mergeText('a \u{1F600}', 'a \u{1F601}', 'a \u{1F600} b').isWellFormed()).toBe(true);
  expect(mergeText('\u{1F600} a', '\u{1F610} a', '\u{1F600} a b')).toBe('\u{1F610} a b');
  expect(mergeText('\u{1F600}', '\u{1F601}', '\u{1F600}')).toBe('\u{1F601}');
  expect(mergeText('\u{1F600}\u{10FA00}', '\u{1F600}', '\u{1F600}\u{10FA00}')).toBe('\u{1F600}');
  expect(mergeText('\u{1F600}', '\u{1FA00}', '\u{1F600} x').isWellFormed()).toBe(true);
});
