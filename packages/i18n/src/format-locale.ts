import type { i18n } from 'i18next';
import { isLocaleCode, localeOf } from './locales.ts';

/** Options of an instance, with the tag that its formats use. */
interface FormatOptions {
  formatLocale?: string;
}

/** Sets the tag that the formats of an instance use, until its language changes. */
export function setFormatLocale(instance: i18n, formatLocale: string): void {
  (instance.options as FormatOptions).formatLocale = formatLocale;
}

/**
 * Returns the tag with which everything on a page is formatted: dates, times, numbers and lists. It has the language of
 * the texts and the region of the visitor; the language alone for an instance without a region.
 */
export function formatLocaleOf({ language, options }: Pick<i18n, 'language' | 'options'>): string {
  const { formatLocale } = options as FormatOptions;
  if (formatLocale?.split('-', 1)[0] === language) return formatLocale;
  return isLocaleCode(language) ? localeOf(language).iso : language;
}
