import { createHash } from 'node:crypto';
import { localeCodes, type LocaleCode } from '../locales.ts';
import type { MemberText } from './member-texts.ts';
import { splitPlural } from '../plurals.ts';

/** Hash of the English text that a translation was compared with: one for all languages, or one for each. */
export type Reviewed = Readonly<Record<string, string | Partial<Record<LocaleCode, string>>>>;

/** English texts by key, each as the hash of its forms or paragraphs. */
type EnglishTexts = ReadonlyMap<string, string>;

/** Text with the languages in which nobody has compared it with its present English. */
interface PendingText {
  readonly key: string;
  readonly locales: readonly LocaleCode[];
}

/** Languages that texts are translated into. */
export const translations: readonly LocaleCode[] = localeCodes.filter((locale) => locale !== 'en');

const hashOf = (texts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8);

/** Groups English texts into what a translator looks at: all plural forms of a key, or a section of a page. */
export function englishTexts(texts: readonly MemberText[]): EnglishTexts {
  const keys = new Set(texts.map(({ key }) => key));
  const forms = new Map<string, string[]>();
  for (const { key, text } of texts) {
    const { base } = splitPlural(key);
    const unit = key.includes('#')
      ? key.replace(/(#[^.]+)\..*$/, '$1')
      : keys.has(`${base}_other`)
        ? base
        : key;
    forms.set(unit, [...(forms.get(unit) ?? []), text]);
  }
  return new Map([...forms].map(([key, group]) => [key, hashOf(group)]));
}

const hashIn = (entry: Reviewed[string] | undefined, locale: LocaleCode) =>
  typeof entry === 'object' ? entry[locale] : entry;

/** Returns texts whose English is new or changed since a translation was looked at. */
export const pendingTexts = (english: EnglishTexts, reviews: Reviewed): readonly PendingText[] =>
  [...english].flatMap(([key, hash]) => {
    const locales = translations.filter((locale) => hashIn(reviews[key], locale) !== hash);
    return locales.length > 0 ? [{ key, locales }] : [];
  });

/** Records that translations were looked at. A namespace as key means all its texts. Texts that are gone are dropped. */
export function markReviewed(
  english: EnglishTexts,
  reviews: Reviewed,
  locales: readonly LocaleCode[],
  keys: readonly string[],
): Reviewed {
  const isMarked = (key: string) => keys.some((each) => key === each || key.startsWith(`${each}:`));
  const unknown = keys.filter(
    (each) => ![...english.keys()].some((key) => key === each || key.startsWith(`${each}:`)),
  );
  if (unknown.length > 0) throw new Error(`No English text has the key ${unknown.join(', ')}.`);
  return Object.fromEntries(
    [...english].flatMap(([key, hash]) => {
      const hashes = translations.flatMap((locale) => {
        const reviewedHash = isMarked(key) && locales.includes(locale) ? hash : hashIn(reviews[key], locale);
        return reviewedHash ? [[locale, reviewedHash] as const] : [];
      });
      const [first] = hashes;
      if (!first) return [];
      const isSame = hashes.length === translations.length && hashes.every(([, each]) => each === first[1]);
      return [[key, isSame ? first[1] : Object.fromEntries(hashes)]];
    }),
  );
}
