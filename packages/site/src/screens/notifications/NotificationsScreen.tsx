import { ButtonLink, PageColumn } from '@meetcute/kit';
import { useViewer } from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { AddressNow } from './AddressNow.tsx';
import { AddressSection } from './AddressSection.tsx';
import { NotificationList } from './NotificationList.tsx';
import { PreferencesSection } from './PreferencesSection.tsx';
import { PushSection } from './PushSection.tsx';

/** One column of a readable width: the notifications, and the settings below them. */
const Column = styled(PageColumn)`
  inline-size: min(48rem, 100%);

  /* Aligns the link's text with the page, also in a row of its own. */
  [data-part='to-preferences'] {
    margin-inline: calc(-1 * ${vars.space[3]});
  }
  /* Beside the heading it reads on like one sentence. */
  ${media.phone} {
    [data-part='to-preferences'] {
      flex-basis: 100%;
    }
  }
  [data-part='settings'] > section {
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space[4]};
  }
`;

/**
 * Notifications of the member (spec: route.notifications), preferences for receiving them, and the email
 * address with a form to change it, which the last step of the sign-up links to (spec: signup.step7.change-email-link).
 */
export default function NotificationsScreen() {
  const { t } = useTranslation('notifications');
  const viewer = useViewer();
  usePageTitle(t('title'));
  if (!viewer) return null;
  return (
    <Column>
      <header data-part="head">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <span data-part="to-preferences">
          <ButtonLink variant="plain" href="#preferences">
            {t('preferences.title')}
          </ButtonLink>
        </span>
      </header>
      <NotificationList />
      <div data-part="settings">
        <PreferencesSection />
        <PushSection />
        <AddressNow email={viewer.email} isConfirmed={viewer.email_confirmed} />
        <AddressSection current={viewer.email} isConfirmed={viewer.email_confirmed} />
      </div>
    </Column>
  );
}
