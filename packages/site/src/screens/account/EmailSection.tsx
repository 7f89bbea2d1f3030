import { Button, SettingsSection } from '@meetcute/kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressForm } from '../notifications/AddressForm.tsx';

/** Props of `EmailSection`. */
export interface EmailSectionProps {
  /** The member's email address. */
  email: string;
  /** Whether the address is confirmed. */
  isConfirmed: boolean;
}

/** The email address, and below it the form that changes it, which a button opens and closes. */
export function EmailSection({ email, isConfirmed }: EmailSectionProps) {
  const { t } = useTranslation('account');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsSection id="email" title={t('email.title')} about={t('email.about')}>
      <p data-part="value">{email}</p>
      {!isConfirmed && <p>{t('email.unconfirmed')}</p>}
      <Button variant="quiet" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
        {t('email.change')}
      </Button>
      {isOpen && <AddressForm takesFocus current={email} isConfirmed={isConfirmed} />}
    </SettingsSection>
  );
}
