import type { LocaleCode } from '../locales.ts';
import type { MemberText } from './member-texts.ts';
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

/** Quotation marks of each language. */
const MARKS: Readonly<Record<LocaleCode, string>> = {
  en: '“”',
  nl: '‘’',
  de: '„“',
  it: '«»',
  fr: '«»',
  es: '«»',
  pl: '„”',
};

/** Reports quotation marks of another language than that of the text. The mark ’ is an apostrophe too. */
export function foreignQuotes({ locale, key, text, file, line }: MemberText): readonly Problem[] {
  const foreign = [...new Set(text.match(/[“”„‟«»‘‚‛‹›]/g))].filter((mark) => !MARKS[locale].includes(mark));
  if (foreign.length === 0) return [];
  return [
    { file, line, message: `'${key}' has ${foreign.join(' ')}. Write ${[...MARKS[locale]].join(' and ')}.` },
  ];
}

/** Reports quotation marks around a value in code, which are the same in all languages. */
export const quotesInCode = (file: string, source: string): Problem[] =>
  source.split('\n').flatMap((line, index) =>
    /[“„«‘]\$\{/.test(line)
      ? [
          {
            file,
            line: index + 1,
            message:
              'Quotation marks around a value. Move them to a catalogue, because languages have different ones.',
          },
        ]
      : [],
  );
