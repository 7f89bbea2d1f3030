import { href } from '@meetcute/core';
import { ButtonLink, SettingsSection } from '@meetcute/kit';
import { useTranslation } from 'react-i18next';
import { PasswordSection } from './PasswordSection.tsx';

/** Props of `AccessSections`. */
export interface AccessSectionsProps {
  /** The member's email address. */
  email: string;
  /** Whether the address is confirmed. */
  isConfirmed: boolean;
}

/** Login credentials: the email address, changed on its own page, and the password, changed here. */
export function AccessSections({ email, isConfirmed }: AccessSectionsProps) {
  const { t } = useTranslation('account');
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
      <PasswordSection email={email} />
    </>
  );
}
