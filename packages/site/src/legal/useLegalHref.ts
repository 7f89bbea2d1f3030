import { href, inLanguage, type RouteName } from '@meetcute/core';
import { useAddressLocale } from '../frame/useAddressLocale.ts';

type LegalRouteName = Extract<RouteName, 'cancel' | 'complaints' | 'pricing' | `pages-${string}`>;

/** Returns a function that returns the address of a page of the footer, in the language that the address of this page names. */
export function useLegalHref(): (route: LegalRouteName) => string {
  const locale = useAddressLocale();
  return (route) => (locale ? inLanguage(href(route), locale) : href(route));
}
