import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findEdit, mergeText, moveCaret, uniteTexts } from './merge-text.ts';
import { mergeValues, uniteValues } from './merge-values.ts';

/** Texts with emoji that share their first or their last code unit. */
const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '😀', '😁', '🐀'), maxLength: 8 });

test('an edit leads from one text to the other, and is no longer than it must be', () => {
  fc.assert(
    fc.property(text, text, text, text, (start, removedText, addedText, end) => {
      const [base, next] = [start + removedText + end, start + addedText + end];
      const edit = findEdit(base, next);
      expect(base.slice(0, edit.from) + edit.text + base.slice(edit.to)).toBe(next);
      expect(edit.text.isWellFormed() && base.slice(edit.from, edit.to).isWellFormed()).toBe(true);
      expect(edit.text.length).toBeLessThanOrEqual(addedText.length);
    }),
  );
});

test('a caret outside of a change keeps the text on its side', () => {
  fc.assert(
    fc.property(text, text, text, (start, addedText, end) => {
      const [textBefore, textAfter] = [`${start}|${end}!`, `${start}|${addedText}${end}!`];
      const mark = start.length;
      expect(textAfter.slice(0, moveCaret(textBefore, textAfter, mark))).toBe(start);
      expect(textAfter.slice(moveCaret(textBefore, textAfter, textBefore.length))).toBe('');
    }),
  );
});

test.each([
  ['a removal before an addition', 'one two', 'two', 'one two three', 'two three'],
  ['a removal beside an addition', 'one two', 'one ', 'six two', 'six '],
  ['a line break between the words', 'a', 'a\n', 'a b', 'a\n b'],
])('merges %s', (_, base, first, second, expected) => {
  expect(mergeText(base, first, second)).toBe(expected);
});

test.each([
  ['a text that begins the other', 'Hello', 'Hello there', 'Hello there'],
  ['a text that ends the other', 'over there', 'there', 'over there'],
  ['texts without a common word', 'one', 'six', 'one six'],
])('unites %s', (_, first, second, expected) => {
  expect(uniteTexts(first, second)).toBe(expected);
});

test.each<[string, unknown, unknown, unknown, unknown]>([
  ['numbers', 1, 2, 3, 3],
  ['a list and fields', [1], { a: 1 }, [2], [2]],
  ['nothing and fields', null, { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
  ['a field that both removed', { a: 'x', b: 'y' }, { b: 'y' }, { b: 'z' }, { b: 'z' }],
  ['a date, of which the second counts', '2000-01-01', '2000-01-02', '2000-01-03', '2000-01-03'],
])('merges %s', (_, base, first, second, expected) => {
  expect(mergeValues(base, first, second)).toEqual(expected);
});

test.each<[string, unknown, unknown, unknown]>([
  ['fields of each', { a: 'x' }, { b: 'y' }, { a: 'x', b: 'y' }],
  ['nested fields', { t: { a: 1 } }, { t: { b: 2 } }, { t: { a: 1, b: 2 } }],
  ['a choice, of which the second counts', 'm', 'f', 'f'],
  ['a text of several words and one of one', 'one two', 'six', 'one two six'],
  ['a text of one word and one of several', 'six', 'one two', 'six one two'],
  ['nothing and fields', null, { a: 1 }, { a: 1 }],
  ['fields and a list', { a: 1 }, [1], [1]],
  ['a text and a number', 'one two', 1, 1],
])('unites %s', (_, first, second, expected) => {
  expect(uniteValues(first, second)).toEqual(expected);
});

test('a text of one word keeps the words of both where it is a text', () => {
  expect(mergeValues('', 'one', 'six', true)).toBe('six one');
  expect(mergeValues({ a: '' }, { a: 'one' }, { a: 'six' }, true)).toEqual({ a: 'six one' });
  expect(uniteValues({ a: 'one' }, { a: 'six' }, true)).toEqual({ a: 'one six' });
});
