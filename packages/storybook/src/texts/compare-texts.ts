import { flattenTree, type LocaleCode, type MessageTree } from '@meetcute/i18n';

/** A text in one language. */
export interface TextCell {
  text: string;
  /** Number of characters as a reader counts them, with placeholders as written. */
  length: number;
  /** Whether no other language has a longer text for the key. False where all texts have the same length. */
  isLongest: boolean;
}

/** The texts of a key. */
export interface TextRow {
  /** Key inside its namespace, such as 'passkey.submit'. */
  key: string;
  /** Texts by language, without the languages that lack the key, such as the plural forms of others. */
  cells: ReadonlyMap<LocaleCode, TextCell>;
}

const segmenter = new Intl.Segmenter();
const countCharacters = (text: string): number => [...segmenter.segment(text)].length;

/** Returns all keys once: those of the first list in its order, and others behind the key that precedes them in theirs. */
function mergeKeys(lists: readonly (readonly string[])[]): string[] {
  const keys: string[] = [];
  for (const list of lists) {
    let position = 0;
    for (const key of list) {
      const existingIndex = keys.indexOf(key);
      if (existingIndex === -1) keys.splice(position, 0, key);
      position = (existingIndex === -1 ? position : existingIndex) + 1;
    }
  }
  return keys;
}

/** Returns the texts of one namespace side by side, a row for each key, with the longest texts of each row marked. */
export function compareTexts(trees: ReadonlyMap<LocaleCode, MessageTree>): TextRow[] {
  const texts = [...trees].map(([language, tree]) => [language, new Map(flattenTree(tree))] as const);
  return mergeKeys(texts.map(([, textsByKey]) => [...textsByKey.keys()])).map((key) => {
    const row = texts.flatMap(([language, textsByKey]) => {
      const text = textsByKey.get(key);
      return text === undefined ? [] : [{ language, text, length: countCharacters(text) }];
    });
    const lengths = row.map(({ length }) => length);
    const longest = Math.max(...lengths);
    const isUneven = Math.min(...lengths) < longest;
    const cells = row.map(({ language, text, length }) => {
      return [language, { text, length, isLongest: isUneven && length === longest }] as const;
    });
    return { key, cells: new Map(cells) };
  });
}

/** Texts of a file. */
export interface TextFile {
  /** Namespace, such as 'signUp'. */
  name: string;
  rows: readonly TextRow[];
}

/** Returns the rows of all files with the longest texts of a language first, each key with its file: 'signUp:email'. */
export function longestFirst(files: readonly TextFile[], language: LocaleCode): TextRow[] {
  const rows = files.flatMap((file) => file.rows.map((row) => ({ ...row, key: `${file.name}:${row.key}` })));
  const lengthOf = ({ cells }: TextRow) => cells.get(language)?.length ?? -1;
  return rows.toSorted((one, other) => lengthOf(other) - lengthOf(one));
}
