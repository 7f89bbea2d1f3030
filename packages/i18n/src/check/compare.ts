import type { Entry, TextFile } from './json-texts.ts';
import { difference, placeholdersOf } from '../placeholders.ts';
import { pluralForms, splitPlural } from '../plurals.ts';
import type { Problem } from './problem.ts';

/** Forms of one text: a single one under null, or one per plural form. */
interface Group {
  readonly line: number;
  readonly forms: ReadonlyMap<string | null, Entry>;
}

function groups(file: TextFile): Map<string, Group> {
  const plurals = new Set(
    file.entries
      .map((entry) => splitPlural(entry.key))
      .filter(({ form }) => form === 'other')
      .map(({ base }) => base),
  );
  const groupsByKey = new Map<string, { line: number; forms: Map<string | null, Entry> }>();
  for (const entry of file.entries) {
    const { base, form } = splitPlural(entry.key);
    const isPlural = form !== null && plurals.has(base);
    const key = isPlural ? base : entry.key;
    const group = groupsByKey.get(key) ?? { line: entry.line, forms: new Map() };
    group.forms.set(isPlural ? form : null, entry);
    groupsByKey.set(key, group);
  }
  return groupsByKey;
}

const collectPlaceholders = (group: Group) => [
  ...new Set([...group.forms.values()].flatMap(({ text }) => placeholdersOf(text))),
];

/** Whether a plural form stands for a fixed number, so that it can omit the count. */
const mayLackCount = (form: string | null) => form === 'zero' || form === 'one' || form === 'two';

function comparePlaceholders(file: string, key: string, english: Group, group: Group): Problem[] {
  const expected = collectPlaceholders(english);
  return [...group.forms].flatMap(([form, entry]) => {
    const placeholders = placeholdersOf(entry.text);
    const neededPlaceholders =
      mayLackCount(form) && !placeholders.includes('{{count}}')
        ? expected.filter((name) => name !== '{{count}}')
        : expected;
    const message = difference(neededPlaceholders, placeholders);
    return message
      ? [
          {
            file,
            line: entry.line,
            message: `'${entry.key}' ${message}, compared with the English '${key}'.`,
          },
        ]
      : [];
  });
}

function compareForms(file: string, locale: string, key: string, group: Group): Problem[] {
  if (group.forms.has(null)) return [];
  const expected = pluralForms(locale);
  const forms = [...group.forms.keys()].filter((form) => form !== null);
  const missing = expected.filter((form) => !forms.includes(form));
  const extra = forms.filter((form) => !expected.includes(form));
  return [
    ...missing.map((form) => ({
      file,
      line: group.line,
      message: `'${key}' lacks the plural form '${key}_${form}' that ${locale} needs.`,
    })),
    ...extra.map((form) => ({
      file,
      line: group.forms.get(form)?.line ?? group.line,
      message: `'${key}_${form}' is a plural form that ${locale} doesn't have. Remove it.`,
    })),
  ];
}

/** Compares a namespace with its English texts. Returns missing and extra texts, plural forms and placeholders. */
export function compareWithEnglish(english: TextFile, translation: TextFile, locale: string): Problem[] {
  const source = groups(english);
  const target = groups(translation);
  const { file } = translation;
  const missing = [...source.keys()].filter((key) => !target.has(key));
  const problems: Problem[] = missing.map((key) => ({
    file,
    line: 1,
    message: `'${key}' is missing. Write it in ${locale}.`,
  }));
  for (const [key, group] of target) {
    const original = source.get(key);
    if (!original) {
      problems.push({
        file,
        line: group.line,
        message: `'${key}' is not in the English file. Add it there or remove it here.`,
      });
      continue;
    }
    if (original.forms.has(null) !== group.forms.has(null)) {
      problems.push({
        file,
        line: group.line,
        message: `'${key}' has plural forms in one language only. Give it forms in both.`,
      });
      continue;
    }
    problems.push(
      ...compareForms(file, locale, key, group),
      ...comparePlaceholders(file, key, original, group),
    );
  }
  return problems;
}
