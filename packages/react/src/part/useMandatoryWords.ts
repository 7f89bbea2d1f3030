import { mandatoryWordsIn, type MandatoryKey } from '@meetcute/core';
import { useTranslation } from 'react-i18next';

declare const process: { env: { NODE_ENV?: string } };

const missingText = (key: MandatoryKey) =>
  new Error(
    `The text common:${key} is missing, so a mandatory label would be unreadable. Pass the texts of ` +
      '@meetcute/i18n/catalogues to createI18n, and render the part inside <MeetcuteProvider>.',
  );

/**
 * Returns words that members must always see. Throws in development if the texts of the namespace `common` are
 * missing. In production it returns built-in words in the language of the texts, or of the page.
 */
export function useMandatoryWords(key: MandatoryKey): string {
  const { t, i18n } = useTranslation('common');
  const text: string = t(key);
  // Without texts i18next returns the key.
  if (text !== key && text !== '') return text;
  // Not a parameter, so that bundlers remove the error from production builds.
  if (process.env.NODE_ENV !== 'production') throw missingText(key);
  return mandatoryWordsIn(key, i18n.language || globalThis.document?.documentElement.lang);
}
