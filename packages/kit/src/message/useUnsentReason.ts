import { unsentReason } from '@meetcute/core';
import { useTranslation } from 'react-i18next';

/**
 * Why a message with an error code has `failed`, or waits to be tried again, in words; null where nothing went wrong.
 */
export function useUnsentReason(code: string | null, isFailed: boolean): string | null {
  const { t: text } = useTranslation(['chat', 'error']);
  const reason = unsentReason(code, isFailed);
  if (reason === null) return null;
  return {
    offline: text('unsent.offline'),
    later: text('unsent.later'),
    noCredits: text('error:code.no_credits'),
    birthDate: text('error:code.birth_date_missing'),
    gone: text('unsent.gone'),
    tooLong: text('unsent.tooLong'),
    picture: text('picture.unreadable'),
    refused: text('unsent.refused'),
    old: text('unsent.old'),
  }[reason];
}
