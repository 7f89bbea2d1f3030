import { messages } from '../catalogues/en.ts';
import { isLocaleCode, localeCodes, type LocaleCode } from '../locales.ts';
import { flattenTree, type LocaleMessages } from '../messages.ts';
import { difference, placeholdersOf } from '../placeholders.ts';
import { pluralForms, splitPlural } from '../plurals.ts';
import { findCharacterFault, type Fault } from './find-character-fault.ts';
import { findProtection } from './protected-texts.ts';

/** Something that is wrong with own texts. */
export interface TextProblem {
  /** Language and key; the language alone, or neither, for a problem of all texts there. */
  readonly path: readonly string[];
  /** The problem, as the rest of a sentence. */
  readonly what: string;
  /** How to mend it, as a sentence. */
  readonly mend: string;
}

/** Names of the namespaces that pages can load. */
export const namespaceNames: readonly string[] = Object.keys(messages);

type Forms = ReadonlyMap<string, string>;

const english: Forms = new Map(
  Object.entries(messages satisfies LocaleMessages).flatMap(([name, tree]) => flattenTree(tree, `${name}:`)),
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

/** Returns what is wrong with one text, and how to mend it; null when nothing. */
function findTextProblem(locale: LocaleCode, key: string, text: unknown): Fault | null {
  if (key.startsWith('mail:')) return ['is in mails, which have no own texts', 'Remove it.'];
  const protection = findProtection(key);
  if (protection !== null) return [`can't be replaced, because ${protection}`, 'Remove it.'];
  const base = countedKey(key);
  const forms = pluralForms(locale);
  if (base !== null && !forms.some((form) => key === `${base}_${form}`))
    return ["has a plural form that the language doesn't have", `Its forms: ${forms.join(', ')}.`];
  if (!key.includes(':'))
    return ['is no key', "Write the key of one text with its namespace, such as 'home:heading'."];
  if (base === null && !english.has(key))
    return ["doesn't exist", `The nearest one is '${nearestKey(key)}'.`];
  if (typeof text !== 'string') return ['is no string', 'Write the text.'];
  const fault = findCharacterFault(text);
  if (fault !== null) return fault;
  const parts = findPartProblem(key, text);
  return parts === null ? null : [parts, `The text of the library: “${englishTexts(key).at(-1)}”.`];
}

/** Returns the plural forms that texts of a language lack beside those that they have. */
function findMissingForms(locale: LocaleCode, keys: readonly string[]): TextProblem[] {
  const bases = new Set(keys.map(countedKey).filter((base) => base !== null));
  return [...bases]
    .filter((base) => findProtection(base) === null)
    .flatMap((base) => pluralForms(locale).map((form) => `${base}_${form}`))
    .filter((key) => !keys.includes(key))
    .map((key) => ({
      path: [locale, key],
      what: 'is missing',
      mend: 'Write all plural forms of a text, or none.',
    }));
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function findLocaleProblems(locale: string, texts: unknown): TextProblem[] {
  if (!isLocaleCode(locale))
    return [{ path: [locale], what: 'is no language', mend: `Languages: ${localeCodes.join(', ')}.` }];
  if (!isTree(texts))
    return [
      { path: [locale], what: 'is no object', mend: "Write a text for each key, such as 'home:heading'." },
    ];
  const problems = Object.entries(texts).flatMap(([key, text]) => {
    const [what, mend] = findTextProblem(locale, key, text) ?? [];
    return what === undefined || mend === undefined ? [] : [{ path: [locale, key], what, mend }];
  });
  return [...problems, ...findMissingForms(locale, Object.keys(texts))];
}

/**
 * Returns what is wrong with own texts: an unknown language or key, a protected text, other placeholders or plural forms
 * than the library's, characters that pages don't show as they are.
 */
export function findTextProblems(texts: unknown): TextProblem[] {
  if (!isTree(texts)) return [{ path: [], what: 'is no object', mend: 'Write an object for each language.' }];
  return Object.entries(texts).flatMap(([locale, each]) => findLocaleProblems(locale, each));
}

/** Returns a problem as a sentence with key, language and reason, and one that says how to mend it. */
export function describeTextProblem({ path: [locale, key], what, mend }: TextProblem): string {
  if (key !== undefined) return `The text '${key}' in ${locale} ${what}. ${mend}`;
  return `'${locale === undefined ? 'texts' : `texts.${locale}`}' ${what}. ${mend}`;
}
