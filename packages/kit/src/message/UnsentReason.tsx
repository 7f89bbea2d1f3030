import { unsentReason } from '@meetcute/core';
import { useTranslation } from 'react-i18next';

export interface UnsentReasonProps {
  /** The error code; null where nothing went wrong. */
  code: string | null;
  /** Whether the message is not tried again by itself. */
  isFailed: boolean;
}

/** Why a message was not sent, or not yet, in words; nothing where nothing went wrong. */
export function UnsentReason({ code, isFailed }: UnsentReasonProps) {
  const { t: text } = useTranslation(['chat', 'error']);
  const reason = unsentReason(code, isFailed);
  if (reason === null) return null;
  const words = {
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
  return <span data-part="reason">{words}</span>;
}
