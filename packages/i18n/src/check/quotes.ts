import type { Problem } from './problem.ts';

/** Straight marks in a JSON file, where double quotes within a text are escaped. */
const STRAIGHT = /'|\\"/;

/** Reports straight apostrophes and quotation marks in the source of a text file, for consistent typography. */
export const straightQuotes = (file: string, source: string): Problem[] =>
  source.split('\n').flatMap((line, index) =>
    STRAIGHT.test(line)
      ? [
          {
            file,
            line: index + 1,
            message:
              'Straight apostrophe or quotation mark. Write ’, or the quotation marks of the language.',
          },
        ]
      : [],
  );
