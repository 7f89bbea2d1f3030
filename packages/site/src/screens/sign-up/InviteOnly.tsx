import { href } from '@meetcute/core';
import { ButtonLink, EmptyState } from '@meetcute/kit';
import { useSettings } from '@meetcute/react';
import { EnvelopeSimple } from '@phosphor-icons/react/EnvelopeSimple';
import { useTranslation } from 'react-i18next';

/**
 * Replaces the sign-up while it is by invitation only (spec: signup.invite-only-message,
 * signup.invite-only-login-link).
 */
export function InviteOnly() {
  const { t } = useTranslation('shell');
  const { name } = useSettings();
  return (
    <EmptyState
      drawing={<EnvelopeSimple size={48} weight="light" />}
      title={name}
      text={t('inviteOnly', { siteName: name })}
      action={<ButtonLink href={href('login')}>{t('login')}</ButtonLink>}
    />
  );
}
