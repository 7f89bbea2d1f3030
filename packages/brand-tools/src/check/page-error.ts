import { stripVTControlCharacters } from 'node:util';

/** Most letters of an error that a sentence repeats. */
const LONGEST = 300;

/** Returns the first paragraph of an error's message, in one line. */
export function shortenError(message: string): string {
  const [first = ''] = stripVTControlCharacters(message)
    .trim()
    .split(/\n\s*\n/);
  const line = first.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)} …` : line;
}

/** Returns the words of the error in a line of a page's log, as Vitest writes it; null for a line without one. */
export function readLoggedError(content: string): string | null {
  const [, name, message] =
    /\[(\w*(?:Error|Exception)): ([^]*?)\](?=\s*$| \{|\n\n)/.exec(stripVTControlCharacters(content)) ?? [];
  if (message === undefined) return null;
  return shortenError(name === 'Error' ? message : `${name}: ${message}`);
}

/** Returns the sentence about the error that a page reported before its test failed; none where the test has its words. */
export const sayPageError = (words: string | null, message: string): string[] =>
  words === null || message.includes(words) ? [] : [`The page reported this error first: “${words}”.`];
