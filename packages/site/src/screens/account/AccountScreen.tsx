import { useViewer } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { AccessSections } from './AccessSections.tsx';
import { BlocksSection } from './BlocksSection.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { ExportSection } from './ExportSection.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** What belongs to the account and not to the profile: language, address, password, signed-in browsers, data, leaving. */
export default function AccountScreen() {
  const { t } = useTranslation('account');
  const viewer = useViewer();
  usePageTitle(t('title'));
  // Who has just left or been logged out is on the way to another page.
  if (!viewer) return null;
  return (
    <PageColumn>
      <header data-part="head">
        <h1 tabIndex={-1}>{t('title')}</h1>
      </header>
      <div>
        <AppearanceSection />
        <AccessSections email={viewer.email} isConfirmed={viewer.email_confirmed} />
        <SessionsSection />
        <BlocksSection />
        <ExportSection />
        <DeletionSection />
      </div>
    </PageColumn>
  );
}
