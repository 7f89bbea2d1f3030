import { Button, FormError, SettingsSection, StatusMessage, ButtonLink } from '@meetcute/kit';
import { useExport, useAdvertisingConsent } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { href } from '@meetcute/core';
import { useDay } from '../../format/useDay.ts';

/** Downloads all data that the site stores about the member, as a file. */
export function ExportSection() {
  const { t } = useTranslation('account');
  const { exportData, saved, error } = useExport();
  return (
    <SettingsSection title={t('export.title')} about={t('export.about')}>
      <FormError>{error}</FormError>
      <StatusMessage>{saved && t('export.saved', { file: saved })}</StatusMessage>
      <Button variant="quiet" isPending={exportData === null} onPress={() => exportData?.()}>
        {t('export.download')}
      </Button>
    </SettingsSection>
  );
}

/** Link to the member's reports, the decisions on them and those about the member. */
export function ReportsSection() {
  const { t } = useTranslation('account');
  return (
    <SettingsSection title={t('reports.title')} about={t('reports.about')}>
      <ButtonLink variant="quiet" href={href('reports')}>
        {t('reports.open')}
      </ButtonLink>
    </SettingsSection>
  );
}

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
