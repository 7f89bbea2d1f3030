import { useViewer } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { PageColumn } from '../../shell/PageColumn.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { AddressChange } from './AddressChange.tsx';
import { AddressNow } from './AddressNow.tsx';

/** How mail reaches the member (spec: route.notifications): the address now, and how to change it. */
export default function NotificationsScreen() {
  const { t: text } = useTranslation('notifications');
  const viewer = useViewer();
  usePageTitle(text('title'));
  if (!viewer) return null;
  return (
    <PageColumn>
      <header data-part="head">
        <h1 tabIndex={-1}>{text('title')}</h1>
      </header>
      <div>
        <AddressNow email={viewer.email} isConfirmed={viewer.email_confirmed} />
        <AddressChange current={viewer.email} isConfirmed={viewer.email_confirmed} />
      </div>
    </PageColumn>
  );
}
