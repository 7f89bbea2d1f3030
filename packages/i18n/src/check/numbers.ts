import type { TextFile } from './json-texts.ts';
import type { Problem } from './problem.ts';

/**
 * Placeholders whose values are never formatted as numbers: texts, ids, and values that arrive formatted, such as dates,
 * prices and percentages. Years, phone numbers and numbers of registers belong here, so that they get no separators.
 */
const plainPlaceholders: ReadonlySet<string> = new Set(
  (
    'name siteName interests title text label value about subject category kind side action from who author reporter profile ' +
    'company advertiser fictionalPlural fields filters wider section browser system language country shown query method file format ' +
    'code link email support supportEmail registration id reference receipt date time when at until moment received ' +
    'duration price highest amount refund tax credits percent'
  ).split(' '),
);

const placeholder = /\{\{\s*-?\s*([\w.]+)\s*(?:,\s*(.+?)\s*)?\}\}/g;

/** Returns placeholders that are neither formatted as a number nor known as plain, or have another format. */
export const unformattedNumbers = ({ file, entries }: TextFile): Problem[] =>
  entries.flatMap(({ key, text, line }) =>
    [...text.matchAll(placeholder)].flatMap(([whole, name = '', format]) => {
      if (format === 'number' ? !plainPlaceholders.has(name) : !format && plainPlaceholders.has(name))
        return [];
      const message = plainPlaceholders.has(name)
        ? `'${key}' formats ${whole}, whose value arrives as text. Write {{${name}}}.`
        : `'${key}' has ${whole}. Write {{${name}, number}}, or add '${name}' to the plain placeholders of check/numbers.ts.`;
      return [{ file, line, message }];
    }),
  );
