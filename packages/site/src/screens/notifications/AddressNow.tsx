import { Button, FormError } from '@meetcute/kit';
import { useErrorText, useResendActivation } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { News } from '../../ui/News.tsx';
import { SettingsSection } from '../../ui/SettingsSection.tsx';

export interface AddressNowProps {
  email: string;
  isConfirmed: boolean;
}

/** The address that mail goes to, whether it is confirmed, and the confirmation mail once more. */
export function AddressNow({ email, isConfirmed }: AddressNowProps) {
  const { t: text } = useTranslation('notifications');
  const resend = useResendActivation();
  const errorText = useErrorText();
  return (
    <SettingsSection title={text('now.title')} about={text('now.about')}>
      <p data-part="value">{email}</p>
      <p>{isConfirmed ? text('now.confirmed') : text('now.unconfirmed')}</p>
      <FormError>{resend.error ? errorText(resend.error) : undefined}</FormError>
      <News>{resend.isSuccess && text('now.sent', { email })}</News>
      {!isConfirmed && (
        <Button variant="quiet" isPending={resend.isPending} onPress={() => resend.mutate({})}>
          {text('now.resend')}
        </Button>
      )}
    </SettingsSection>
  );
}
