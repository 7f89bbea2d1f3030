import type { Settings } from '@meetcute/contract';
import { LANGUAGE_KEY, matchRoute, readLanderSlug } from '@meetcute/core';
import { isLocaleCode, type LocaleCode } from '@meetcute/i18n';

/** Parts of an address that can name a language. */
type Address = Pick<URL, 'pathname' | 'search'>;

/** Returns the language that the query of an address names; null without one. */
export function queryLocale({ search }: Pick<Address, 'search'>): LocaleCode | null {
  if (search === '') return null;
  const named = new URLSearchParams(search).get(LANGUAGE_KEY);
  return isLocaleCode(named) ? named : null;
}

/** Returns the language that the slug of a landing page names; null without one. */
export function slugLocale(
  { pathname }: Pick<Address, 'pathname'>,
  { niche }: Pick<Settings, 'niche'>,
): LocaleCode | null {
  const { slug } = matchRoute(pathname)?.params ?? {};
  return slug ? (readLanderSlug(slug, niche)?.locale ?? null) : null;
}

/** Returns the language that an address names, in its query before its slug; null without one. */
export const addressLocale = (address: Address, settings: Pick<Settings, 'niche'>): LocaleCode | null =>
  queryLocale(address) ?? slugLocale(address, settings);
