import type { EmailCheckStatus } from '@meetcute/react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Announcement } from '../feedback/Announcement.tsx';

/** Links that help with an address that the server refuses. */
export interface EmailLinks {
  /** Link to log in, for the address of a member. Default: none. */
  login?: ReactNode;
  /** Link to customer service, for the address of a deleted account. Default: none. */
  service?: ReactNode;
}

/** Returns whether the server refuses an email address, or could not check it. */
export const isRefused = ({ status }: EmailCheckStatus): boolean => status !== 'new' && status !== 'unknown';

/**
 * Returns an error for an email address that the server refuses, with a link or retry button; undefined
 * otherwise (spec: email.message-active-with-login-link).
 */
export function emailStatusOf(standing: EmailCheckStatus, links: EmailLinks) {
  return isRefused(standing) ? <EmailStatus {...links} standing={standing} /> : undefined;
}

function EmailStatus({ standing, login, service }: EmailLinks & { standing: EmailCheckStatus }) {
  const { status, onRetry } = standing;
  const { t } = useTranslation('signUp');
  const { t: common } = useTranslation('common');
  if (status === 'failed')
    return (
      <>
        {t('check.failed')}{' '}
        <button type="button" onClick={onRetry}>
          <u>{common('tryAgain')}</u>
        </button>
      </>
    );
  if (status === 'new' || status === 'unknown') return null;
  const isKnown = status === 'active' || status === 'not_confirmed';
  return (
    <>
      {t(`check.${status}`)} {isKnown && login}
      {status === 'deleted' && service}
    </>
  );
}

/** Announces the same error as plain text after the field has lost the focus; empty for an accepted address. */
export const EmailVerdict = memo(function EmailVerdict({ status }: Pick<EmailCheckStatus, 'status'>) {
  const { t } = useTranslation('signUp');
  return <Announcement>{status === 'new' || status === 'unknown' ? '' : t(`check.${status}`)}</Announcement>;
});
