import { flattenTree } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import { findProtection } from '@meetcute/i18n/node';

/** A text of the library. */
export interface ListedText {
  /** Key in `texts` of a template, such as `home:heading`. */
  readonly key: string;
  /** Text in English. */
  readonly text: string;
  /** Screens whose pages load it; null for every page, none for pages and windows that load it when they need it. */
  readonly screens: readonly string[] | null;
  /** Reason why a brand can't replace it; null where it can. */
  readonly protection: string | null;
}

/** Resolves with the texts of pages in English whose key or text has each of some words, in the order of their files. */
export async function listTexts(
  findScreens: (namespace: string) => readonly string[] | null,
  search = '',
): Promise<ListedText[]> {
  const words = search.toLowerCase().split(/\s+/);
  return Object.entries(await catalogue('en')).flatMap(([namespace, tree]) => {
    const screens = findScreens(namespace);
    return flattenTree(tree, `${namespace}:`)
      .filter(([key, text]) => {
        const searchableText = `${key} ${text}`.toLowerCase();
        return words.every((word) => searchableText.includes(word));
      })
      .map(([key, text]) => ({ key, text, screens, protection: findProtection(key) }));
  });
}

const describePlace = (screens: ListedText['screens']): string => {
  if (screens === null) return 'on every page';
  return screens.length === 0 ? 'where they are needed' : `screens ${screens.join(', ')}`;
};

/** Returns texts as lines for a person, below the names of their files. */
export function describeTexts(texts: readonly ListedText[]): string {
  const groups = Map.groupBy(texts, ({ key }) => key.split(':')[0]!);
  return [...groups]
    .map(([namespace, group]) =>
      [
        `${namespace}, ${describePlace(group[0]!.screens)}`,
        ...group.flatMap(({ key, text, protection }) => [
          `  ${key}: ${text}`,
          ...(protection === null ? [] : [`    stays, because ${protection}`]),
        ]),
      ].join('\n'),
    )
    .join('\n\n');
}
