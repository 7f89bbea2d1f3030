import { localFictionalTerm } from '@meetcute/core';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../provider/context.ts';

/** Returns the site's term for fictional profiles, in the plural; plain words are in the language of the page. */
export function useFictionalTerm(): string {
  const { i18n } = useTranslation();
  return localFictionalTerm(useSettings().fictional_plural, i18n.language);
}
