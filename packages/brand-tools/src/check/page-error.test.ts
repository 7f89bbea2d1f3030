import { expect, test } from 'vitest';
import { readLoggedError, shortenError } from './page-error.ts';

test.each([
  ['[Error: The card has no photo]', 'The card has no photo'],
  ['[TypeError: x is\nundefined]', 'TypeError: x is undefined'],
  ['The page failed: [FileError: none at [0]] { file: "a" }', 'FileError: none at [0]'],
  ['[Error: deep]\n\nThe above error occurred in <Card>\n\nReact will try again', 'deep'],
  ['Warning: no error [at all]', null],
])('reads the error of %j', (content, words) => {
  expect(readLoggedError(content)).toBe(words);
});

test('shortens a message to its first paragraph', () => {
  expect(shortenError('\u001B[31mboom\u001B[39m\n  at once\n\nThe page:\n<body>')).toBe('boom at once');
  expect(shortenError('a'.repeat(5000))).toHaveLength(302);
});
