import { Button, FormError, SettingsSection, StatusMessage } from '@meetcute/kit';
import { useErrorText, useResendActivation } from '@meetcute/react';
import { useTranslation } from 'react-i18next';

/** Props of `AddressNow`. */
export interface AddressNowProps {
  /** The current email address. */
  email: string;
  /** Whether the address is confirmed. */
  isConfirmed: boolean;
}

/** Shows the current email address and its confirmation, with a button to resend the confirmation mail. */
export function AddressNow({ email, isConfirmed }: AddressNowProps) {
  const { t } = useTranslation('notifications');
  const resend = useResendActivation();
  const errorText = useErrorText();
  return (
    <SettingsSection title={t('now.title')} about={t('now.about')}>
      <p data-part="value">{email}</p>
      <p>{isConfirmed ? t('now.confirmed') : t('now.unconfirmed')}</p>
      <FormError>{resend.error ? errorText(resend.error) : undefined}</FormError>
      <StatusMessage>{resend.isSuccess && t('now.sent', { email })}</StatusMessage>
      {!isConfirmed && (
        <Button variant="quiet" isPending={resend.isPending} onPress={() => resend.mutate({})}>
          {t('now.resend')}
        </Button>
      )}
    </SettingsSection>
  );
}
