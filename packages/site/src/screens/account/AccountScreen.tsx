import { PageColumn } from '@meetcute/kit';
import { useViewer } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { AccessSections } from './AccessSections.tsx';
import { AdvertisingSection, ExportSection, ReportsSection } from './PrivacySections.tsx';
import { BlocksSection } from './BlocksSection.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { PurchasesSection } from './PurchasesSection.tsx';
import { SensitiveSection } from './SensitiveSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/**
 * Settings of the account: language, email address, password, passkeys, sessions, blocked members, consents to sensitive
 * details and advertising, purchases, reports, data export, deletion.
 */
export default function AccountScreen() {
  const { t } = useTranslation('account');
  const viewer = useViewer();
  usePageTitle(t('title'));
  // After logout or deletion, navigation to another page is in progress.
  if (!viewer) return null;
  return (
    <PageColumn>
      <header data-part="head">
        <h1 tabIndex={-1}>{t('title')}</h1>
      </header>
      <div>
        <AppearanceSection />
        <AccessSections email={viewer.email} isConfirmed={viewer.email_confirmed} />
        <PasskeysSection />
        <SessionsSection />
        <BlocksSection />
        <SensitiveSection />
        <AdvertisingSection />
        <PurchasesSection />
        <ReportsSection />
        <ExportSection />
        <DeletionSection />
      </div>
    </PageColumn>
  );
}
