import { href } from '@meetcute/core';
import { ButtonLink, SettingsSection } from '@meetcute/kit';
import { useTranslation } from 'react-i18next';

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
