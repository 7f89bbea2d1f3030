import type { Settings } from '@meetcute/contract';
import { findOfferedLanguage, LANGUAGE_KEY, matchRoute, readLanderSlug } from '@meetcute/core';
import type { LocaleCode } from '@meetcute/i18n';

/** Parts of an address that can name a language. */
type Address = Pick<URL, 'pathname' | 'search'>;

/** Settings of the languages that an address can name. */
type AddressSettings = Pick<Settings, 'niche' | 'languages'>;

/** Returns the language that the query of an address names; null without one that the site offers. */
export function queryLocale(
  { search }: Pick<Address, 'search'>,
  settings: Pick<Settings, 'languages'>,
): LocaleCode | null {
  return search === '' ? null : findOfferedLanguage(settings, new URLSearchParams(search).get(LANGUAGE_KEY));
}

/** Returns the language that the slug of a landing page names; null without one that the site offers. */
export function slugLocale(
  { pathname }: Pick<Address, 'pathname'>,
  settings: AddressSettings,
): LocaleCode | null {
  const { slug } = matchRoute(pathname)?.params ?? {};
  return slug ? findOfferedLanguage(settings, readLanderSlug(slug, settings.niche)?.locale) : null;
}

/** Returns the language that an address names, in its query before its slug; null without one that the site offers. */
export const addressLocale = (address: Address, settings: AddressSettings): LocaleCode | null =>
  queryLocale(address, settings) ?? slugLocale(address, settings);
