import type { Language, Settings } from '@meetcute/contract';
import { listOfferedLanguages } from '../languages/site-languages.ts';
import { canSignUp } from '../permissions/visitor.ts';
import { routes, type RouteName } from './table.ts';
import { withoutKey } from './without-key.ts';

/** Key of an address that names the language of the page, for links between the languages of a page. */
export const LANGUAGE_KEY = 'lang';

const isContentPage = (name: RouteName): boolean => name.startsWith('pages-');

/**
 * Returns whether search engines may list a page of a site: home, the content pages, and the sign-up where it is open to
 * everyone. Members and their profiles are never listed, and landing pages repeat the sign-up.
 */
export const isListed = (name: RouteName, settings: Pick<Settings, 'signups'>): boolean =>
  name === 'index' || isContentPage(name) || (name === 'signup' && canSignUp(settings, null));

/** Returns the paths of the pages of a site that search engines may list. */
export const listedPaths = (settings: Pick<Settings, 'signups'>): readonly string[] =>
  routes.filter(({ name }) => isListed(name, settings)).map(({ path }) => path);

/** Returns an address without the language that it names. */
export const withoutLanguage = (address: string): string => withoutKey(address, LANGUAGE_KEY) ?? address;

/** Returns the address of a page in a language. `address` has no query. */
export const inLanguage = (address: string, language: Language): string =>
  `${address}?${LANGUAGE_KEY}=${language}`;

/** Address of a page in a language, with the value of its `hreflang`. */
export type Alternate = readonly [hreflang: Language | 'x-default', address: string];

/**
 * Returns the addresses of a page in each language of a site, and first the one in the visitor's language; none where the
 * site offers a single language. `address` has no query.
 */
export function listAlternates(address: string, settings: Pick<Settings, 'languages'>): readonly Alternate[] {
  const languages = listOfferedLanguages(settings);
  if (languages.length < 2) return [];
  const inEach = languages.map((language): Alternate => [language, inLanguage(address, language)]);
  return [['x-default', address], ...inEach];
}

/**
 * Returns the address under which search engines list a page: that in the language that it names; the plain one where it
 * names none, or the site offers a single language. `address` has no query.
 */
export const buildCanonicalAddress = (
  address: string,
  pageLanguage: Language | null,
  settings: Pick<Settings, 'languages'>,
): string =>
  pageLanguage !== null && listOfferedLanguages(settings).length > 1
    ? inLanguage(address, pageLanguage)
    : address;
