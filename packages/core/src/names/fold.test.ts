import { expect, test } from 'vitest';
import { foldWord, skeleton, splitInnerWords, splitWords } from './fold.ts';

test.each([
  ['Mira', ['Mira']],
  ['Mira-Lou & Jo', ['Mira', 'Lou', 'Jo']],
  ['s u p p o r t', ['support']],
  ['Mira s u p', ['Mira', 'sup']],
  ['s u p Mira', ['sup', 'Mira']],
  ['Mira a b Lou', ['Mira', 'ab', 'Lou']],
  ['é è x', ['éèx']],
  ['$ea @nna', ['$ea', '@nna']],
  [' -- ', []],
  ['', []],
] as const)('%j has the words %j', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

test.each([
  ['SupportAnna', ['Support', 'Anna']],
  ['Support24', ['Support', '24']],
  ['24Support', ['24', 'Support']],
  ['s4pport', ['s4pport']],
  ['ANNA', ['ANNA']],
] as const)('%s ends within as %j', (word, words) => {
  expect(splitInnerWords([word])).toEqual(words);
});

test.each([
  ['$upport', 'support'],
  ['5UPP0RT', 'support'],
  ['Mod3r@tor', 'moderator'],
  ['4dmin', 'admin'],
  ['s.u-p_p+o r\u0301t!', 'support'],
  ['€ric7', 'erict'],
])('%s folds as %s does', (word, other) => {
  expect(foldWord(word)).toBe(foldWord(other));
});

test('letters that look alike have one form, and others have their own', () => {
  expect(skeleton('Suppοrt')).toBe(skeleton('support'));
  expect(skeleton('ISABEL')).toBe(skeleton('lsabei'));
  expect(skeleton('Suppé')).not.toBe(skeleton('support'));
});
