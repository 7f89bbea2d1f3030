import { href } from '@meetcute/core';
import { Announcement } from '@meetcute/kit';
import type { EmailCheckStatus } from '@meetcute/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ServiceLink } from '../../navigation/ServiceLink.tsx';

const isRefused = ({ status }: EmailCheckStatus): boolean => status !== 'new' && status !== 'unknown';

/**
 * Returns an error for an email address that the server refuses, with a link or retry button; undefined
 * otherwise (spec: email.message-active-with-login-link).
 */
export function emailStatusOf(standing: EmailCheckStatus) {
  return isRefused(standing) ? <EmailStatus standing={standing} /> : undefined;
}

function EmailStatus({ standing: { status, onRetry } }: { standing: EmailCheckStatus }) {
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
      {t(`check.${status}`)} {isKnown && <Link to={href('login')}>{t('login')}</Link>}
      {status === 'deleted' && <ServiceLink>{t('service')}</ServiceLink>}
    </>
  );
}

/** Announces the same error as plain text after the field has lost the focus; empty for an accepted address. */
export const EmailVerdict = memo(function EmailVerdict({ status }: Pick<EmailCheckStatus, 'status'>) {
  const { t } = useTranslation('signUp');
  return <Announcement>{status === 'new' || status === 'unknown' ? '' : t(`check.${status}`)}</Announcement>;
});
