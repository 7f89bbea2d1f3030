import { href } from '@meetcute/core';
import { Button, ButtonLink, FormError } from '@meetcute/kit';
import { usePasswordRequest } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { News } from '../../ui/News.tsx';
import { SettingsSection } from '../../ui/SettingsSection.tsx';

export interface AccessSectionsProps {
  email: string;
  isConfirmed: boolean;
}

/** What one logs in with: the address, which has a page of its own, and the password, which is changed by a mailed link. */
export function AccessSections({ email, isConfirmed }: AccessSectionsProps) {
  const { t: text } = useTranslation('account');
  const request = usePasswordRequest(email);
  return (
    <>
      <SettingsSection title={text('email.title')} about={text('email.about')}>
        <p data-part="value">{email}</p>
        {!isConfirmed && <p>{text('email.unconfirmed')}</p>}
        <ButtonLink variant="quiet" href={href('notifications', {}, {}, 'email-change-incorrect')}>
          {text('email.change')}
        </ButtonLink>
      </SettingsSection>
      <SettingsSection title={text('notifications.title')} about={text('notifications.about')}>
        <ButtonLink variant="quiet" href={href('notifications')}>
          {text('notifications.open')}
        </ButtonLink>
      </SettingsSection>
      <SettingsSection title={text('password.title')} about={text('password.about')}>
        <FormError>{request.error}</FormError>
        <News>{request.sentTo && text('password.sent', { email: request.sentTo })}</News>
        {!request.sentTo && (
          <Button variant="quiet" isPending={request.isPending} onPress={() => request.onSubmit()}>
            {text('password.send')}
          </Button>
        )}
      </SettingsSection>
    </>
  );
}
