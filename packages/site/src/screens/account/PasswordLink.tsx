import { Button, FormError, StatusMessage } from '@meetcute/kit';
import { usePasswordRequest } from '@meetcute/react';
import { useTranslation } from 'react-i18next';

/** Props of `PasswordLink`. */
export interface PasswordLinkProps {
  /** Address that the link is mailed to. */
  email: string;
}

/** Mails a link that sets a new password without the current one. */
export function PasswordLink({ email }: PasswordLinkProps) {
  const { t } = useTranslation('account');
  const request = usePasswordRequest(email);
  return (
    <>
      <FormError>{request.error}</FormError>
      <StatusMessage>{request.sentTo && t('password.sent', { email: request.sentTo })}</StatusMessage>
      {!request.sentTo && (
        <>
          <p>{t('password.forgot')}</p>
          <Button variant="quiet" isPending={request.isPending} onPress={() => request.onSubmit()}>
            {t('password.send')}
          </Button>
        </>
      )}
    </>
  );
}
