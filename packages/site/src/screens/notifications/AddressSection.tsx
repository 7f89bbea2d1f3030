import { Button, SettingsSection } from '@meetcute/kit';
import { useEmailChange } from '@meetcute/react';
import { useState } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { useTranslation } from 'react-i18next';
import { useLocation } from '../../router/index.ts';
import { AddressForm, type AddressFormProps } from './AddressForm.tsx';

/** Anchor of the section, which mails and the sign-up link to (spec: signup.step7.change-email-link). */
const ANCHOR = 'email-change-incorrect';

/**
 * Change of the email address. A button opens the form; a link to the anchor, and an address that was typed before, open
 * it too.
 */
export function AddressSection(props: Pick<AddressFormProps, 'current' | 'isConfirmed'>) {
  const { t } = useTranslation('notifications');
  const { hash } = useLocation();
  const [opener, setOpener] = useState<'button' | 'link' | null>(null);
  const hasReason = useEmailChange().email !== '' || hash === `#${ANCHOR}`;
  // The server knows neither, so the form opens after the first render. It stays open when the address is deleted again.
  const isServerRendered = useIsSSR();
  if (!isServerRendered && hasReason && opener === null) setOpener('link');
  return (
    <SettingsSection id={ANCHOR} title={t('change.title')}>
      {opener === null ? (
        <Button variant="quiet" aria-expanded={false} onPress={() => setOpener('button')}>
          {t('change.open')}
        </Button>
      ) : (
        <AddressForm {...props} takesFocus={opener === 'button'} />
      )}
    </SettingsSection>
  );
}
