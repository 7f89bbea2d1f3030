import { defaultLocale, localeCodes, type LocaleCode } from './locales.ts';

/** Sources of a visitor's language. */
export interface LocaleHints {
  /** Value of the cookie `i18n_redirected`. */
  readonly cookie?: string | null | undefined;
  /** An `Accept-Language` header, or `navigator.languages`. */
  readonly languages?: string | readonly string[] | null | undefined;
  /** Languages to choose among. Default: all. */
  readonly offered?: readonly LocaleCode[];
  /** Language where none of them fits. Default: English. */
  readonly fallback?: LocaleCode;
}

/** Parses an `Accept-Language` header into language tags, highest quality first, without `q=0` and `*`. */
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

function firstLocale(tags: readonly string[], offeredLocales: readonly LocaleCode[]): LocaleCode | null {
  for (const tag of tags) {
    const primary = tag.toLowerCase().split('-', 1)[0];
    const match = offeredLocales.find((code) => code === primary);
    if (match) return match;
  }
  return null;
}

/**
 * Returns the language of a visitor: from the cookie, then the browser's languages (`de-AT` counts as `de`), then the
 * fallback (spec: locale.detection-order). A cookie or browser with a language that is not offered is ignored.
 */
export function detectLocale({
  cookie,
  languages,
  offered = localeCodes,
  fallback = defaultLocale,
}: LocaleHints): LocaleCode {
  const cookieLocale = offered.find((code) => code === cookie);
  if (cookieLocale) return cookieLocale;
  if (typeof languages !== 'string') return firstLocale(languages ?? [], offered) ?? fallback;
  // A first language without a quality is the best one, so that the others need no parsing.
  const [first = ''] = languages.split(',', 1);
  return (
    firstLocale([first.trim()], offered) ?? firstLocale(parseAcceptLanguage(languages), offered) ?? fallback
  );
}
