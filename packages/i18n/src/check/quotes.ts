import type { Problem } from './problem.ts';

/** Straight marks as a file of texts has them; a text's own double ones are escaped there. */
const STRAIGHT = /'|\\"/;

/** Holds a file of texts, as it is written, to typographic apostrophes and quotation marks, so that all pages look set by one hand. */
export const straightQuotes = (file: string, source: string): Problem[] =>
  source.split('\n').flatMap((line, index) =>
    STRAIGHT.test(line)
      ? [
          {
            file,
            line: index + 1,
            message:
              'A straight apostrophe or quotation mark stands here. Write ’, or the marks of the language.',
          },
        ]
      : [],
  );
