const plain = /^[\w@^:,./+-][\w@^~:,./+-]*$/;

/** In PowerShell `@` at the start and `,` have a meaning, in cmd `^` has. */
const plainOnWindows = /^[\w:.\\/+-][\w@:.\\/+-]*$/;

/**
 * Returns a word of a command line as a shell takes it literally, to be copied into a terminal: in single quotes for shells of
 * POSIX, in double quotes for cmd and PowerShell, which both know no others.
 */
export function quoteWord(word: string, isWindows = process.platform === 'win32'): string {
  if ((isWindows ? plainOnWindows : plain).test(word)) return word;
  if (!isWindows) return `'${word.replaceAll("'", String.raw`'\''`)}'`;
  // A program reads `\"` as a quote, so the backslashes before one are doubled.
  const escapedWord = word.replaceAll(/(\\*)("|$)/g, (_, slashes: string, quote: string) =>
    quote ? `${slashes}${slashes}\\"` : `${slashes}${slashes}`,
  );
  return `"${escapedWord}"`;
}

/** Returns a command line of words, each as a shell takes it literally. */
export const quoteWords = (words: readonly string[], isWindows?: boolean): string =>
  words.map((word) => quoteWord(word, isWindows)).join(' ');
