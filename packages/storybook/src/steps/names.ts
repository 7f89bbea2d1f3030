import { countryName, isLocaleCode, languageName, type LocaleCode } from '@meetcute/i18n';
import { collapse, currentTexts, formatLocale } from './texts.ts';

/** Returns the code of the current story's language, such as 'de'; 'en' for the pseudo-language. */
export function language(): LocaleCode {
  const code = currentTexts().language;
  return isLocaleCode(code) ? code : 'en';
}

/** Returns a language that is not the one of the current story, such as that of a member from elsewhere. */
export const otherLanguage = (): 'de' | 'pl' => (language() === 'pl' ? 'de' : 'pl');

/** Returns the name of a country in the current story's language. */
export const country = (code: string): string => countryName(code, language());

/** Returns the name of a language in the current story's language. */
export const nameLanguage = (code: string): string => languageName(code, language());

/** Returns a time from now in words, such as 'in 2 minutes'. */
export const fromNow = (
  value: number,
  unit: Intl.RelativeTimeFormatUnit,
  options: Intl.RelativeTimeFormatOptions = {},
): string => collapse(new Intl.RelativeTimeFormat(formatLocale(), options).format(value, unit));
