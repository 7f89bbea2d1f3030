import { ButtonLink } from '@meetcute/kit';
import { useViewer } from '@meetcute/react';
import { media, t } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { AddressChange } from './AddressChange.tsx';
import { AddressNow } from './AddressNow.tsx';
import { NotificationList } from './NotificationList.tsx';
import { PreferencesSection } from './PreferencesSection.tsx';
import { PushSection } from './PushSection.tsx';

/** Its words stand in line with the page, in a row of their own too. */
const ToPreferences = styled.span`
  margin-inline: calc(-1 * ${t.space[3]});

  ${media.desktop} {
    display: none;
  }
`;

/** What happened, and how one wants to hear of it: on a desktop side by side, so that neither runs the page's whole width. */
const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space[6]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) calc(26rem + ${t.space[10]});
    gap: ${t.space[10]};

    > [data-part='settings'] {
      padding-inline-start: ${t.space[10]};
      border-inline-start: 1px solid ${t.line};
    }
    > [data-part='settings'] > section {
      grid-template-columns: minmax(0, 1fr);
      gap: ${t.space[4]};
    }
    /* Its heading stands in line with the words of the list's first entry. */
    > [data-part='settings'] > :first-child {
      padding-block-start: ${t.space[3]};
      border-block-start: 0;
    }
  }
`;

/**
 * What happened to the member (spec: route.notifications), how they want to hear of it, and where mail reaches them: the
 * address now, and how to change it.
 */
export default function NotificationsScreen() {
  const { t: text } = useTranslation('notifications');
  const viewer = useViewer();
  usePageTitle(text('title'));
  if (!viewer) return null;
  return (
    <PageColumn>
      <header data-part="head">
        <h1 tabIndex={-1}>{text('title')}</h1>
        <ToPreferences>
          <ButtonLink variant="plain" href="#preferences">
            {text('preferences.title')}
          </ButtonLink>
        </ToPreferences>
      </header>
      <Panes>
        <NotificationList />
        <div data-part="settings">
          <PreferencesSection />
          <PushSection />
          <AddressNow email={viewer.email} isConfirmed={viewer.email_confirmed} />
          <AddressChange current={viewer.email} isConfirmed={viewer.email_confirmed} />
        </div>
      </Panes>
    </PageColumn>
  );
}
