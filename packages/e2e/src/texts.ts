import { readFile } from 'node:fs/promises';

/** Texts by key; inner nodes are groups. */
// oxlint-disable-next-line typescript/no-explicit-any -- Texts and groups stand side by side, at any depth.
type Texts = Record<string, any>;

/** Reads the texts of a namespace in a language. */
export const textsOf = async (locale: string, namespace: string): Promise<Texts> =>
  JSON.parse(
    await readFile(new URL(`../../i18n/src/locales/${locale}/${namespace}.json`, import.meta.url), 'utf8'),
  ) as Texts;
