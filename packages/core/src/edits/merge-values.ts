import { mergeText, uniteTexts } from './merge-text.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a text has several words. A choice, a date or an address has one, and can't be two things at once. */
const hasWords = (text: string): boolean => /\S\s+\S/.test(text);

/** Runs `merge` for each field of both values. */
function mergeFields(first: Fields, second: Fields, merge: (name: string) => unknown): Fields {
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = merge(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * Merges two edits of a value, `first` and `second`, that began from `base`. Fields are merged one by one. In a text
 * of several words, or with `isText`, the words of both are kept, those of `second` first where both wrote at one place;
 * of other values the second counts.
 */
export function mergeValues(base: unknown, first: unknown, second: unknown, isText = false): unknown {
  if (isEqual(first, base)) return second;
  if (isEqual(second, base) || isEqual(first, second)) return first;
  if (isFields(first) && isFields(second)) {
    const baseFields = isFields(base) ? base : {};
    return mergeFields(first, second, (name) =>
      mergeValues(baseFields[name], first[name], second[name], isText),
    );
  }
  if (typeof first !== 'string' || typeof second !== 'string') return second;
  const start = typeof base === 'string' ? base : '';
  return isText || [start, first, second].some(hasWords) ? mergeText(start, second, first) : second;
}

/**
 * Merges two values whose common beginning is not known, as after a write by an older version of the site. The words
 * and fields of both are kept; of other values the second counts.
 */
export function uniteValues(first: unknown, second: unknown, isText = false): unknown {
  if (isFields(first) && isFields(second))
    return mergeFields(first, second, (name) =>
      name in first && name in second
        ? uniteValues(first[name], second[name], isText)
        : (second[name] ?? first[name]),
    );
  if (typeof first !== 'string' || typeof second !== 'string') return second;
  return isText || hasWords(first) || hasWords(second) ? uniteTexts(first, second) : second;
}
