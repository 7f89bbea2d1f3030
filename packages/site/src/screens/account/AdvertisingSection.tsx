import { Button, FormError, SettingsSection, StatusMessage } from '@meetcute/kit';
import { useAdvertisingConsent } from '@meetcute/react';
import { useTranslation } from 'react-i18next';

/** Shows, gives and withdraws the consent to be shown to visitors on home and landing pages. */
export function AdvertisingSection() {
  const { t, i18n } = useTranslation('account');
  const { since, isPending, isDone, error, onToggle } = useAdvertisingConsent();
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  return (
    <SettingsSection id="advertising" title={t('advertising.title')} about={t('advertising.about')}>
      <FormError>{error}</FormError>
      <p>
        {since === null
          ? t('advertising.none')
          : t('advertising.given', { date: day.format(new Date(since)) })}
      </p>
      <StatusMessage>
        {isDone && t(since === null ? 'advertising.stopped' : 'advertising.agreed')}
      </StatusMessage>
      <Button variant="quiet" isPending={isPending} onPress={onToggle}>
        {since === null ? t('advertising.agree') : t('advertising.stop')}
      </Button>
    </SettingsSection>
  );
}
