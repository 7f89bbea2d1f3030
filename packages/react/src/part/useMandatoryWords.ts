import { mandatoryWordsIn, type MandatoryKey } from '@meetcute/core';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

declare const process: { env: { NODE_ENV?: string } };

/** Replaces missing mandatory words: throws in development, and returns built-in words in production. */
export function fallbackWords(key: MandatoryKey, language: string, isDevelopment: boolean): string {
  if (!isDevelopment) return mandatoryWordsIn(key, language);
  throw new Error(
    `The text common:${key} is missing, so a mandatory label would be unreadable. Pass the texts of ` +
      '@meetcute/i18n/catalogues to createI18n, and render the part inside <MeetcuteProvider>.',
  );
}

const subscribe = () => () => {};
const pageLanguage = () => document.documentElement.lang;
const serverLanguage = () => 'en';

/**
 * Returns words that members must always see. Throws in development if the texts of the namespace `common` are
 * missing. In production it returns built-in words in the language of the texts, or of the page.
 */
export function useMandatoryWords(key: MandatoryKey): string {
  const { t, i18n } = useTranslation('common');
  const language = useSyncExternalStore(subscribe, pageLanguage, serverLanguage);
  const text: string = t(key);
  // Without texts i18next returns the key.
  if (text !== key && text !== '') return text;
  return fallbackWords(key, i18n.language || language, process.env.NODE_ENV !== 'production');
}
