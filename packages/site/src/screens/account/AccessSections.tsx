import { href } from '@meetcute/core';
import { Button, ButtonLink, FormError, SettingsSection, StatusMessage } from '@meetcute/kit';
import { usePasswordRequest } from '@meetcute/react';
import { useTranslation } from 'react-i18next';

/** Props of `AccessSections`. */
export interface AccessSectionsProps {
  /** The member's email address. */
  email: string;
  /** Whether the address is confirmed. */
  isConfirmed: boolean;
}

/** Login credentials: the email address, changed on its own page, and the password, changed by a mailed link. */
export function AccessSections({ email, isConfirmed }: AccessSectionsProps) {
  const { t } = useTranslation('account');
  const request = usePasswordRequest(email);
  return (
    <>
      <SettingsSection title={t('email.title')} about={t('email.about')}>
        <p data-part="value">{email}</p>
        {!isConfirmed && <p>{t('email.unconfirmed')}</p>}
        <ButtonLink variant="quiet" href={href('notifications', {}, {}, 'email-change-incorrect')}>
          {t('email.change')}
        </ButtonLink>
      </SettingsSection>
      <SettingsSection title={t('notifications.title')} about={t('notifications.about')}>
        <ButtonLink variant="quiet" href={href('notifications')}>
          {t('notifications.open')}
        </ButtonLink>
      </SettingsSection>
      <SettingsSection title={t('password.title')} about={t('password.about')}>
        <FormError>{request.error}</FormError>
        <StatusMessage>{request.sentTo && t('password.sent', { email: request.sentTo })}</StatusMessage>
        {!request.sentTo && (
          <Button variant="quiet" isPending={request.isPending} onPress={() => request.onSubmit()}>
            {t('password.send')}
          </Button>
        )}
      </SettingsSection>
    </>
  );
}
