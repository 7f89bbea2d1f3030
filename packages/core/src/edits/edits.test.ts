import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeText, moveCaret, uniteTexts } from './merge-text.ts';
import { mergeValues, uniteValues } from './merge-values.ts';

test.each([
  ['nothing else', 'abc', 'abc d', 'abc', 'abc d'],
  ['words at both ends', 'abc', 'x abc', 'abc y', 'x abc y'],
  ['words at one place', 'abc', 'abc one', 'abc two', 'abc one two'],
  ['first words of both', '', 'Hello', 'Hi', 'Hello Hi'],
  ['a word that is part of the other', 'I have', 'I have a', 'I have cat', 'I have a cat'],
  ['the same words', 'a', 'a b', 'a b', 'a b'],
  ['words that were typed after those that were sent', 'See you', '', 'See you at six', ' at six'],
  ['words that were typed inside those that were sent', 'See you', '', 'See only you', 'only '],
  ['a removed word beside a new one', 'one two three', 'one three', 'one two three four', 'one three four'],
  ['emoji that share a code unit', '😀', '😁', '😂', '😁 😂'],
])('merges %s', (_, base, first, second, expected) => {
  expect(mergeText(base, first, second)).toBe(expected);
});

const word = fc.stringMatching(/^[a-zé😀]{1,6}$/u);
const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
/** Inserts words of its own alphabet into a text, as one tab does. */
const typedInto = (base: string, words: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.nat(base.split(' ').length), words)
    .map(([index, newWord]) => base.split(' ').toSpliced(index, 0, newWord).join(' '));

test('never loses a word that either tab has typed, whatever the order', () => {
  const both = text.chain((base) =>
    fc.tuple(
      fc.constant(base),
      typedInto(base, fc.stringMatching(/^[0-4]{1,5}$/)),
      typedInto(base, fc.stringMatching(/^[5-9]{1,5}$/)),
    ),
  );
  fc.assert(
    fc.property(both, ([base, one, other]) => {
      for (const mergedText of [mergeText(base, one, other), mergeText(base, other, one)]) {
        const typedWords = [...one.matchAll(/\d+/g), ...other.matchAll(/\d+/g)].map(([words]) => words);
        expect(typedWords.filter((each) => !mergedText.includes(each))).toEqual([]);
        expect(mergedText.isWellFormed()).toBe(true);
      }
    }),
  );
});

test('keeps later words of one tab when the other sends its text', () => {
  fc.assert(
    fc.property(text, fc.stringMatching(/^[0-9]{1,9}$/), (base, typedWord) => {
      expect(mergeText(base, '', `${base} ${typedWord}`).trim()).toBe(typedWord);
    }),
  );
});

test('keeps the words of both texts where their beginning is unknown', () => {
  expect(uniteTexts('abc def', 'abcx')).toBe('abc def x');
  expect(uniteTexts('abc', 'abc def')).toBe('abc def');
  expect(uniteTexts('one', '')).toBe('one');
});

test.each([
  ['fields of each', { a: '', b: '' }, { a: 'x', b: '' }, { a: '', b: 'y' }, { a: 'x', b: 'y' }],
  ['choices, of which the second counts', { a: '' }, { a: 'm' }, { a: 'f' }, { a: 'f' }],
  ['texts of several words', { a: 'I am' }, { a: 'I am tall' }, { a: 'I am old' }, { a: 'I am old tall' }],
  ['nested fields', { t: {} }, { t: { a: 'x' } }, { t: { b: 'y' } }, { t: { a: 'x', b: 'y' } }],
  ['a field that one removed', { a: 'x', b: 'y' }, { b: 'y' }, { a: 'x', b: 'z' }, { b: 'z' }],
  ['lists, of which the second counts', [1], [1, 2], [1, 3], [1, 3]],
  ['fields that only a newer version knows', { a: '' }, { a: 'x' }, { a: '', n: 1 }, { a: 'x', n: 1 }],
  ['values of different kinds', null, { a: 1 }, 'x', 'x'],
])('merges %s', (_, base, first, second, expected) => {
  expect(mergeValues(base, first, second)).toEqual(expected);
});

test('keeps fields and words that an older version does not know', () => {
  expect(uniteValues({ a: 'one two', n: 1 }, { a: 'one' })).toEqual({ a: 'one two', n: 1 });
  expect(uniteValues('one', 'two', true)).toBe('one two');
});

test.each([
  ['before the change', 'abc', 'abcd', 1, 1],
  ['after the change', 'abc', 'xabc', 2, 3],
  ['at an insertion', 'abc', 'abcd', 3, 3],
  ['inside a removed part', 'abcd', 'ad', 2, 1],
])('keeps a caret %s', (_, textBefore, textAfter, caret, movedCaret) => {
  expect(moveCaret(textBefore, textAfter, caret)).toBe(movedCaret);
});
