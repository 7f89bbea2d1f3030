import { parseAcceptLanguage } from './detect.ts';
import { localeOf, type LocaleCode } from './locales.ts';

/** Regions of the world and of Latin America that browsers use as countries: `en-001`, `en-150`, `es-419`. */
const REGION = /^(?:[A-Z]{2}|001|150|419)$/;

function parseTag(tag: string): { language: string; region: string | null } | null {
  try {
    const { language, region } = new Intl.Locale(tag);
    return { language, region: region !== undefined && REGION.test(region) ? region : null };
  } catch {
    return null;
  }
}

const supportByTag = new Map<string, boolean>();

/** Returns whether the platform formats a language in its own way for a region. */
function isSupported(tag: string): boolean {
  let answer = supportByTag.get(tag);
  if (answer === undefined) {
    answer = new Intl.DateTimeFormat(tag).resolvedOptions().locale === tag;
    supportByTag.set(tag, answer);
  }
  return answer;
}

/**
 * Returns the tag for `Intl` with which a visitor reads dates, times and numbers: the language of the page in the region
 * of the visitor's best language. `languages` is an `Accept-Language` header or `navigator.languages`. A tag of the same
 * language decides first, then any region for which the platform formats that language, then the language's own country.
 */
export function formatLocaleFor(
  locale: LocaleCode,
  languages: string | readonly string[] | null | undefined,
): string {
  const rawTags = typeof languages === 'string' ? parseAcceptLanguage(languages) : (languages ?? []);
  const tags = rawTags.map(parseTag).filter((tag) => tag !== null);
  const same = tags.filter(({ language }) => language === locale);
  for (const { region } of same)
    if (region && isSupported(`${locale}-${region}`)) return `${locale}-${region}`;
  // A tag without a region means the language as such.
  const others = same.some(({ region }) => region === null) ? [] : tags;
  for (const { region } of others)
    if (region && isSupported(`${locale}-${region}`)) return `${locale}-${region}`;
  return localeOf(locale).iso;
}
