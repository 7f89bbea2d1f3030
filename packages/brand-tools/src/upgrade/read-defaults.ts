import { flattenTree, localeCodes, type LocaleCode, type LocaleMessages } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import type { Template } from '@meetcute/site';
import { defaultTokens } from '@meetcute/theme';
import { getPath, listPaths } from '../tokens/token-paths.ts';

/** The values that a template inherits, and its own ones in their place; texts as `en home:heading`. */
export interface Defaults {
  readonly texts: ReadonlyMap<string, string>;
  readonly tokens: ReadonlyMap<string, string>;
  readonly ownTexts: ReadonlyMap<string, string>;
  readonly ownTokens: ReadonlyMap<string, string>;
}

type Inherited = Pick<Template, 'tokens' | 'texts'>;

const flatten = (messages: LocaleMessages) =>
  Object.entries(messages).flatMap(([name, tree]) => flattenTree(tree, `${name}:`));

const textsIn = ({ texts }: Inherited, locale: LocaleCode): ReadonlyMap<string, string> =>
  new Map(Object.entries(texts?.[locale] ?? {}));

const flattenTokens = ({ tokens }: Inherited) =>
  new Map(listPaths(tokens).map((path) => [path, String(getPath(tokens, path))]));

/** Returns values that differ from those in the same place. */
const differences = (values: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>) =>
  new Map([...values].filter(([name, value]) => others.get(name) !== value));

/** Resolves with what a template inherits: all of it in English, and in other languages what it replaces. */
export async function readDefaults(template: Inherited, base: Inherited | null): Promise<Defaults> {
  const inheritedTemplate = base ?? { tokens: defaultTokens };
  const texts = new Map<string, string>();
  const ownTexts = new Map<string, string>();
  for (const locale of localeCodes) {
    const inheritedTexts = textsIn(inheritedTemplate, locale);
    const replacements = differences(textsIn(template, locale), inheritedTexts);
    for (const [key, text] of replacements) ownTexts.set(`${locale} ${key}`, text);
    if (locale !== 'en' && replacements.size === 0) continue;
    for (const [key, text] of [...flatten(await catalogue(locale)), ...inheritedTexts])
      if (locale === 'en' || replacements.has(key)) texts.set(`${locale} ${key}`, text);
  }
  const tokens = flattenTokens(inheritedTemplate);
  return { texts, tokens, ownTexts, ownTokens: differences(flattenTokens(template), tokens) };
}
