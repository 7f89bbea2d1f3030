import { SettingsSection } from '@meetcute/kit';
import { useTranslation } from 'react-i18next';
import { AddressForm, type AddressFormProps } from './AddressForm.tsx';

/**
 * Section to change the email address; linked from the last step of the sign-up (spec:
 * signup.step7.change-email-link).
 */
export function AddressChange(props: Pick<AddressFormProps, 'current' | 'isConfirmed'>) {
  const { t } = useTranslation('notifications');
  return (
    <SettingsSection id="email-change-incorrect" title={t('change.title')} about={t('change.about')}>
      <AddressForm {...props} />
    </SettingsSection>
  );
}
