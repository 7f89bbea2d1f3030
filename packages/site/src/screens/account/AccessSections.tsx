import { href } from '@meetcute/core';
import { ButtonLink, SettingsSection } from '@meetcute/kit';
import { useTranslation } from 'react-i18next';
import { EmailSection, type EmailSectionProps } from './EmailSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';

/** Login credentials, the email address and the password, each changed here, and the notifications, on their own page. */
export function AccessSections({ email, isConfirmed }: EmailSectionProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <EmailSection email={email} isConfirmed={isConfirmed} />
      <SettingsSection title={t('notifications.title')} about={t('notifications.about')}>
        <ButtonLink variant="quiet" href={href('notifications')}>
          {t('notifications.open')}
        </ButtonLink>
      </SettingsSection>
      <PasswordSection email={email} />
    </>
  );
}
