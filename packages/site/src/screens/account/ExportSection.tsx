import { Button, FormError, SettingsSection, StatusMessage } from '@meetcute/kit';
import { useExport } from '@meetcute/react';
import { useTranslation } from 'react-i18next';

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
