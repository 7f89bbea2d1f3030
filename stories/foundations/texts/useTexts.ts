import { localeCodes, type LocaleCode, type LocaleMessages, type MessageTree } from '@meetcute/i18n';
import { catalogue } from '@meetcute/i18n/catalogues';
import { useEffect, useState } from 'react';

/** Loads the texts of a language, by namespace unless a page needs them in another form. */
export type LoadTexts<Loaded = LocaleMessages> = (language: LocaleCode) => Promise<Loaded>;

// Not by `mailCatalogue`: browsers refuse its `import()` with attributes for what Vite serves in development.
const mails = import.meta.glob<MessageTree>('../../../packages/i18n/src/locales/*/mail.json', {
  import: 'default',
});

/** Loads the texts of screens and mails. */
export async function loadAllTexts(language: LocaleCode): Promise<LocaleMessages> {
  const mail = await mails[`../../../packages/i18n/src/locales/${language}/mail.json`]?.();
  return { ...(await catalogue(language)), ...(mail ? { mail } : {}) };
}

/** Texts of the languages. */
export interface Texts<Loaded = LocaleMessages> {
  loaded: ReadonlyMap<LocaleCode, Loaded>;
  /** Languages whose texts could not be loaded. */
  failed: readonly LocaleCode[];
}

async function loadLanguages<Loaded>(load: LoadTexts<Loaded>): Promise<Texts<Loaded>> {
  const results = await Promise.allSettled(localeCodes.map(load));
  const loadedTexts = new Map<LocaleCode, Loaded>();
  const failedLanguages: LocaleCode[] = [];
  for (const [index, result] of results.entries()) {
    const language = localeCodes[index]!;
    if (result.status === 'fulfilled') loadedTexts.set(language, result.value);
    else failedLanguages.push(language);
  }
  return { loaded: loadedTexts, failed: failedLanguages };
}

/** Loads the texts of all languages. Returns null until then. */
export function useTexts<Loaded>(load: LoadTexts<Loaded>): Texts<Loaded> | null {
  const [texts, setTexts] = useState<Texts<Loaded> | null>(null);
  useEffect(() => void loadLanguages(load).then(setTexts), [load]);
  return texts;
}
