import type { LocaleCode } from '@meetcute/i18n';
import { useSettings } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from '../router/index.ts';
import { addressLocale } from './address-locale.ts';

/**
 * Returns the language of the page while its address names it; null where the visitor's cookie or browser chose. Such a
 * language ends with the page, unless links carry it on or the visitor's cookie keeps it.
 */
export function useAddressLocale(): LocaleCode | null {
  const { i18n } = useTranslation();
  const locale = addressLocale(useLocation(), useSettings());
  return locale === i18n.language ? locale : null;
}
