import type { Language } from '@meetcute/contract';

/** Words that members must always see, in each language. A part shows them even if its texts are missing. */
export const mandatoryWords = {
  'fictional.label': {
    en: 'Fictional profile',
    nl: 'Fictief profiel',
    de: 'Fiktives Profil',
    it: 'Profilo fittizio',
    fr: 'Profil fictif',
    es: 'Perfil ficticio',
    pl: 'Profil fikcyjny',
  },
  advert: {
    en: 'Advertisement',
    nl: 'Advertentie',
    de: 'Werbung',
    it: 'Pubblicità',
    fr: 'Publicité',
    es: 'Publicidad',
    pl: 'Reklama',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Key of mandatory words in the namespace `common`. */
export type MandatoryKey = keyof typeof mandatoryWords;

/** Returns mandatory words in the language of a tag such as `de` or `de-AT`. Default: English. */
export function mandatoryWordsIn(key: MandatoryKey, language: string | undefined): string {
  const words: Readonly<Record<string, string>> = mandatoryWords[key];
  return words[(language ?? '').slice(0, 2).toLowerCase()] ?? words['en'] ?? '';
}
