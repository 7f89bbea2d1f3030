import { unsentReason } from '@meetcute/core';
import { useTranslation } from 'react-i18next';

/** Returns the translated reason why a message failed or waits for a retry, or null without an error. */
export function useUnsentReason(code: string | null, isFailed: boolean): string | null {
  const { t } = useTranslation(['chat', 'error']);
  const reason = unsentReason(code, isFailed);
  if (reason === null) return null;
  return {
    offline: t('unsent.offline'),
    later: t('unsent.later'),
    noCredits: t('error:code.no_credits'),
    birthDate: t('error:code.birth_date_missing'),
    gone: t('unsent.gone'),
    tooLong: t('unsent.tooLong'),
    picture: t('image.unreadable'),
    refused: t('unsent.refused'),
    old: t('unsent.old'),
  }[reason];
}
