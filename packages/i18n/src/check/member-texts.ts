import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes, type LocaleCode } from '../locales.ts';
import { readLeaves } from './leaves.ts';
import { localesFolder, namespacesOf, read, root } from './workspace.ts';

/** A text that members read, with its place. */
export interface MemberText {
  readonly locale: LocaleCode;
  readonly file: string;
  readonly line: number;
  /** Key with its namespace: `commerce:cancel.lead`, `legal:terms#credits.paragraphs.0`, `demo:about.closers.2`. */
  readonly key: string;
  readonly text: string;
}

type Source = readonly [locale: LocaleCode, namespace: string, file: string];

const sourcesOf = (locale: LocaleCode): readonly Source[] => [
  ...namespacesOf(locale).map((name): Source => [locale, name, `${localesFolder}/${locale}/${name}.json`]),
  [locale, 'pages', `packages/i18n/src/pages/texts/${locale}.json`],
  [locale, 'legal', `packages/i18n/src/legal/texts/${locale}.json`],
];

/** Texts outside of the catalogues and pages: English rules for all languages, and what demo people write. */
const otherSources = (): readonly Source[] => [
  ['en', 'legal', 'packages/i18n/src/legal/zero-tolerance.ts'],
  ['en', 'demo', 'packages/demo/src/people/cast.ts'],
  ...localeCodes.map((locale): Source => [locale, 'demo', `packages/demo/src/people/texts/${locale}.ts`]),
];

const textsOf = ([locale, namespace, file]: Source): readonly MemberText[] =>
  readLeaves(file, read(file)).map(({ key, text, line }) => ({
    locale,
    file,
    line,
    key: `${namespace}:${key}`,
    text,
  }));

/** Returns the texts of one language that have translations. */
export const translatedTexts = (locale: LocaleCode): readonly MemberText[] =>
  sourcesOf(locale).flatMap(textsOf);

/** Returns all texts that members read, in all languages. */
export const memberTexts = (): readonly MemberText[] => [
  ...localeCodes.flatMap(translatedTexts),
  ...otherSources()
    .filter(([, , file]) => existsSync(join(root, file)))
    .flatMap(textsOf),
];
