import { Button, FormError } from '@meetcute/kit';
import { useExport } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { StatusMessage } from '../../ui/StatusMessage.tsx';
import { SettingsSection } from '../../ui/SettingsSection.tsx';

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
