import { Button, FormError, SettingsSection, StatusMessage } from '@meetcute/kit';
import { useAdvertisingConsent } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { useDay } from '../../format/useDay.ts';

/** Shows, gives and withdraws the consent to be shown to visitors on home and landing pages. */
export function AdvertisingSection() {
  const { t } = useTranslation('account');
  const day = useDay();
  const { since, isPending, isDone, error, onToggle } = useAdvertisingConsent();
  return (
    <SettingsSection id="advertising" title={t('advertising.title')} about={t('advertising.about')}>
      <FormError>{error}</FormError>
      <p>{since === null ? t('advertising.none') : t('advertising.given', { date: day(since) })}</p>
      <StatusMessage>
        {isDone && t(since === null ? 'advertising.stopped' : 'advertising.agreed')}
      </StatusMessage>
      <Button variant="quiet" isPending={isPending} onPress={onToggle}>
        {since === null ? t('advertising.agree') : t('advertising.stop')}
      </Button>
    </SettingsSection>
  );
}
