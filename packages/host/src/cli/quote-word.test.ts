import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { quoteWord, quoteWords } from './quote-word.ts';

const words = [
  'Bob\'s $HOME `pwd` "Bar"',
  '~/a',
  'żagle nocą',
  '*',
  '#0a6c74',
  'a\nb',
  '',
  'a\\',
  'react@>=19 <20',
  '=ls',
  '@meetcute/site@^1.2.3',
];

test('a shell of POSIX takes each word literally', () => {
  const script = `printf '%s\\0' ${quoteWords(words, false)}`;
  const output = execFileSync('sh', ['-c', script], { encoding: 'utf8' });
  expect(output.split('\0').slice(0, -1)).toEqual(words);
});

test.each([
  ['harbour', 'harbour', 'harbour'],
  ['--countries', '--countries', '--countries'],
  // PowerShell takes a list and a variable in place of these.
  ['NL,BE', 'NL,BE', '"NL,BE"'],
  ['@meetcute/site@^1.2.3', '@meetcute/site@^1.2.3', '"@meetcute/site@^1.2.3"'],
  ["Bob's", String.raw`'Bob'\''s'`, `"Bob's"`],
  ['the "Bar"', `'the "Bar"'`, String.raw`"the \"Bar\""`],
  ['C:\\My sites\\', "'C:\\My sites\\'", '"C:\\My sites\\\\"'],
])('the word %s is %s, and %s on Windows', (word, posix, windows) => {
  expect([quoteWord(word, false), quoteWord(word, true)]).toEqual([posix, windows]);
});
