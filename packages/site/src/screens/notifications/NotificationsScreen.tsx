import { ButtonLink, PageColumn, SettingsSection } from '@meetcute/kit';
import { useViewer } from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { AddressForm } from './AddressForm.tsx';
import { AddressNow } from './AddressNow.tsx';
import { NotificationList } from './NotificationList.tsx';
import { PreferencesSection } from './PreferencesSection.tsx';
import { PushSection } from './PushSection.tsx';

/** Aligns the link's text with the page, even when it wraps into its own row. */
const ToPreferences = styled.span`
  margin-inline: calc(-1 * ${vars.space[3]});

  ${media.desktop} {
    display: none;
  }
`;

/** Notifications and settings, side by side on a desktop to limit their width. */
const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) calc(26rem + ${vars.space[10]});
    gap: ${vars.space[10]};

    > [data-part='settings'] {
      padding-inline-start: ${vars.space[10]};
      border-inline-start: 1px solid ${vars.line};
    }
    > [data-part='settings'] > section {
      grid-template-columns: minmax(0, 1fr);
      gap: ${vars.space[4]};
    }
    /* Aligns the heading with the text of the first entry. */
    > [data-part='settings'] > :first-child {
      padding-block-start: ${vars.space[3]};
      border-block-start: 0;
    }
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
    <PageColumn>
      <header data-part="head">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <ToPreferences>
          <ButtonLink variant="plain" href="#preferences">
            {t('preferences.title')}
          </ButtonLink>
        </ToPreferences>
      </header>
      <Panes>
        <NotificationList />
        <div data-part="settings">
          <PreferencesSection />
          <PushSection />
          <AddressNow email={viewer.email} isConfirmed={viewer.email_confirmed} />
          <SettingsSection id="email-change-incorrect" title={t('change.title')} about={t('change.about')}>
            <AddressForm current={viewer.email} isConfirmed={viewer.email_confirmed} />
          </SettingsSection>
        </div>
      </Panes>
    </PageColumn>
  );
}
