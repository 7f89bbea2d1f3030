import { href } from '@meetcute/core';
import { ButtonLink, PageColumn, SettingsGroup, SettingsSection } from '@meetcute/kit';
import { useViewer } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { AccountColumns } from './AccountColumns.tsx';
import { AdvertisingSection, ExportSection, ReportsSection } from './PrivacySections.tsx';
import { BlocksSection } from './BlocksSection.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PurchasesSection } from './PurchasesSection.tsx';
import { SensitiveSection } from './SensitiveSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { usePurchases } from './usePurchases.ts';

/** Settings of the account in groups, with a list of them to jump to. */
export default function AccountScreen() {
  const { t } = useTranslation('account');
  const purchases = usePurchases();
  const viewer = useViewer();
  usePageTitle(t('title'));
  // After logout or deletion, navigation to another page is in progress.
  if (!viewer) return null;
  const { email, email_confirmed: isConfirmed } = viewer;
  const groups = [
    ['access', t('groups.access')],
    ['site', t('groups.site')],
    ['privacy', t('groups.privacy')],
    ...(purchases ? ([['purchases', purchases.title]] as const) : []),
    ['data', t('groups.data')],
  ] as const;
  return (
    <PageColumn>
      <header data-part="head">
        <h1 tabIndex={-1}>{t('title')}</h1>
      </header>
      <AccountColumns groups={groups}>
        <SettingsGroup id="access" title={t('groups.access')}>
          <EmailSection email={email} isConfirmed={isConfirmed} />
          <PasswordSection email={email} />
          <PasskeysSection />
          <SessionsSection />
        </SettingsGroup>
        <SettingsGroup id="site" title={t('groups.site')}>
          <AppearanceSection />
          <SettingsSection title={t('notifications.title')} about={t('notifications.about')}>
            <ButtonLink variant="quiet" href={href('notifications')}>
              {t('notifications.open')}
            </ButtonLink>
          </SettingsSection>
        </SettingsGroup>
        <SettingsGroup id="privacy" title={t('groups.privacy')}>
          <BlocksSection />
          <SensitiveSection />
          <AdvertisingSection />
          <ReportsSection />
        </SettingsGroup>
        <PurchasesSection />
        <SettingsGroup id="data" title={t('groups.data')}>
          <ExportSection />
          <DeletionSection />
        </SettingsGroup>
      </AccountColumns>
    </PageColumn>
  );
}
