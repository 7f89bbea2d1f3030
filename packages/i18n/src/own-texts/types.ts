import type { messages } from '../catalogues/en.ts';
import type { LocaleCode } from '../locales.ts';
import type { protectedTexts } from './protected-texts.ts';

/** Plural forms that each language needs, as `Intl.PluralRules` names them. */
interface PluralForms extends Record<LocaleCode, string> {
  en: 'one' | 'other';
  nl: 'one' | 'other';
  de: 'one' | 'other';
  it: 'one' | 'many' | 'other';
  fr: 'one' | 'many' | 'other';
  es: 'one' | 'many' | 'other';
  pl: 'one' | 'few' | 'many' | 'other';
}

type KeysOf<Tree, Start extends string> = {
  [K in keyof Tree & string]: Tree[K] extends string ? `${Start}${K}` : KeysOf<Tree[K], `${Start}${K}.`>;
}[keyof Tree & string];

type EnglishKey = {
  [N in keyof typeof messages]: KeysOf<(typeof messages)[N], `${N}:`>;
}[keyof typeof messages];

type Pattern = (typeof protectedTexts)[keyof typeof protectedTexts][number];

type ProtectedKey = Pattern extends infer P ? (P extends `${infer Start}*` ? `${Start}${string}` : P) : never;

type FreeKey = Exclude<EnglishKey, ProtectedKey>;

/** Keys of texts with a count, without the form. */
type CountedKey = FreeKey extends infer K ? (K extends `${infer Key}_other` ? Key : never) : never;

/** Key of a text that a brand or a site may replace, such as `home:heading`; with the plural forms of the language. */
export type OwnTextKey<Locale extends LocaleCode = LocaleCode> =
  | Exclude<FreeKey, `${CountedKey}_${PluralForms['en']}`>
  | `${CountedKey}_${PluralForms[Locale]}`;

/** Texts of one language that replace those of the library, by any key. */
export type LocaleTexts = Readonly<Record<string, string | undefined>>;

/** Texts that a brand or a site has in place of those of the library, by language and key. */
export type OwnTexts = {
  readonly [Locale in LocaleCode]?: { readonly [Key in OwnTextKey<Locale>]?: string };
};
