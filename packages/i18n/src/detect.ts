import { defaultLocale, isLocaleCode, localeCodes, type LocaleCode } from './locales.ts';

/** What is known of a visitor's language. */
export interface LocaleHints {
  /** Value of the cookie `i18n_redirected`. */
  readonly cookie?: string | null | undefined;
  /** An `Accept-Language` header, or `navigator.languages`. */
  readonly languages?: string | readonly string[] | null | undefined;
}

/** Language tags of an `Accept-Language` header, most wanted first; refused ones (`q=0`) and `*` are left out. */
export function parseAcceptLanguage(header: string): string[] {
  return header
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => /^q=/i.test(parameter));
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/**
 * The language to speak: the cookie decides, then the browser's languages (`de-AT` counts as `de`), then English
 * (spec: locale.detection-order). The site's own language has no say.
 */
export function detectLocale({ cookie, languages }: LocaleHints): LocaleCode {
  if (isLocaleCode(cookie)) return cookie;
  const wanted = typeof languages === 'string' ? parseAcceptLanguage(languages) : (languages ?? []);
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split('-', 1)[0];
    const match = localeCodes.find((code) => code === primary);
    if (match) return match;
  }
  return defaultLocale;
}
