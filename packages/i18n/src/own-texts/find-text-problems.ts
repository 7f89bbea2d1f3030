import { messages } from '../catalogues/en.ts';
import { isLocaleCode, localeCodes, type LocaleCode } from '../locales.ts';
import type { LocaleMessages, MessageTree } from '../messages.ts';
import { difference, placeholdersOf } from '../placeholders.ts';
import { pluralForms, splitPlural } from '../plurals.ts';
import { findCharacterProblem } from './find-character-problem.ts';
import { findProtection } from './protected-texts.ts';

type Forms = ReadonlyMap<string, string>;

function* leavesOf(tree: MessageTree, start: string): Generator<readonly [key: string, text: string]> {
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'string') yield [start + name, value];
    else yield* leavesOf(value, `${start}${name}.`);
  }
}

const english: Forms = new Map(
  Object.entries(messages satisfies LocaleMessages).flatMap(([name, tree]) => [
    ...leavesOf(tree, `${name}:`),
  ]),
);

/** Returns the key without plural form; null for a text without a count. */
function countedKey(key: string): string | null {
  const { base, form } = splitPlural(key);
  return form !== null && english.has(`${base}_other`) ? base : null;
}

/** Returns the English texts that a key stands for: one, or each plural form. */
function englishTexts(key: string): string[] {
  const base = countedKey(key);
  const keys = base === null ? [key] : pluralForms('en').map((form) => `${base}_${form}`);
  return keys.flatMap((each) => english.get(each) ?? []);
}

/** Returns the number of letters that two keys share at their beginning. */
function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

const backwards = (text: string) => [...text].toReversed().join('');

/** Returns the key of a text that a brand may replace and that looks most like another one. */
function nearestKey(key: string): string {
  const likeness = (other: string) => sharedStart(key, other) + sharedStart(backwards(key), backwards(other));
  const keys = [...english.keys()].filter((each) => findProtection(each) === null);
  return keys.reduce((best, each) => (likeness(each) > likeness(best) ? each : best));
}

/** Returns placeholders as they are written, with their format: `{{count, number}}`; and tags. */
const partsOf = (text: string): string[] => [
  ...[...text.matchAll(/\{\{.*?\}\}/g)].map(([part]) =>
    part.replaceAll(/\s*([{},])\s*/g, '$1').replace(',', ', '),
  ),
  ...placeholdersOf(text).filter((part) => !part.startsWith('{{')),
];

/** Plural forms that can stand for one number, so that they may leave out the count. */
const mayLackCount = /_(?:zero|one|two)$/;

/** Returns what a text has too few or too many, compared with the English one; null when nothing. */
function findPartProblem(key: string, text: string): string | null {
  const expected = [...new Set(englishTexts(key).flatMap(partsOf))];
  const parts = [...new Set(partsOf(text))];
  const isCount = (part: string) => part === '{{count, number}}';
  const isLacking =
    countedKey(key) !== null && mayLackCount.test(key) && !parts.some((part) => part.startsWith('{{count'));
  return difference(isLacking ? expected.filter((part) => !isCount(part)) : expected, parts);
}

/** Returns what is wrong with one text, as the end of a sentence; null when nothing. */
function findTextProblem(locale: LocaleCode, key: string, text: unknown): string | null {
  if (key.startsWith('mail:')) return 'is in mails, which have no own texts. Remove it.';
  const protection = findProtection(key);
  if (protection !== null) return `can't be replaced, because ${protection}. Remove it.`;
  const base = countedKey(key);
  if (base !== null && !pluralForms(locale).some((form) => key === `${base}_${form}`))
    return `has a plural form that the language doesn't have. Its forms: ${pluralForms(locale).join(', ')}.`;
  if (!key.includes(':'))
    return "is no key. Write the key of one text with its namespace, such as 'home:heading'.";
  if (base === null && !english.has(key)) return `doesn't exist. The nearest one is '${nearestKey(key)}'.`;
  if (typeof text !== 'string') return 'is no string.';
  const fault = findCharacterProblem(text);
  if (fault !== null) return fault;
  const parts = findPartProblem(key, text);
  return parts && `${parts}, compared with “${englishTexts(key).at(-1)}”.`;
}

/** Returns the plural forms that texts of a language lack beside those that they have, each as a sentence. */
function findMissingForms(locale: LocaleCode, keys: readonly string[]): string[] {
  const bases = new Set(keys.map(countedKey).filter((base) => base !== null));
  return [...bases]
    .filter((base) => findProtection(base) === null)
    .flatMap((base) =>
      pluralForms(locale)
        .map((form) => `${base}_${form}`)
        .filter((key) => !keys.includes(key))
        .map(
          (key) => `The text '${key}' in ${locale} is missing: write all plural forms of a text, or none.`,
        ),
    );
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function findLocaleProblems(locale: string, texts: unknown): string[] {
  if (!isLocaleCode(locale))
    return [`There is no language '${locale}'. Languages: ${localeCodes.join(', ')}.`];
  if (!isTree(texts)) return [`The texts in ${locale} are no object with a text for each key.`];
  const problems = Object.entries(texts).flatMap(([key, text]) => {
    const problem = findTextProblem(locale, key, text);
    return problem === null ? [] : [`The text '${key}' in ${locale} ${problem}`];
  });
  return [...problems, ...findMissingForms(locale, Object.keys(texts))];
}

/**
 * Returns what is wrong with own texts, each as a sentence with key, language, reason and mend: an unknown language or
 * key, a protected text, other placeholders or plural forms than the library's, characters that pages don't show as they
 * are.
 */
export function findTextProblems(texts: unknown): string[] {
  if (!isTree(texts)) return ['The texts are no object with an object for each language.'];
  return Object.entries(texts).flatMap(([locale, each]) => findLocaleProblems(locale, each));
}
