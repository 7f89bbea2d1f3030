import { href } from '@meetcute/core';
import { useTranslation } from 'react-i18next';
import { useSettings, useViewer, useUnreadNotifications } from '@meetcute/react';
import { Coins } from '@phosphor-icons/react/Coins';
import { Bell } from '@phosphor-icons/react/Bell';
import { AccountMenu } from './AccountMenu.tsx';
import { BarLink } from './BarLink.tsx';
import { chargesCredits } from './charges-credits.ts';

/** Link to the credits with the number that the member has. Renders nothing on a site whose messages cost none. */
function CreditsLink() {
  const { t } = useTranslation('shell');
  const settings = useSettings();
  const count = useViewer()?.credits ?? 0;
  if (!chargesCredits(settings)) return null;
  return <BarLink to={href('credits')} icon={Coins} label={t('credits', { count })} amount={count} />;
}

function CountedLink() {
  const { t } = useTranslation('shell');
  const count = useUnreadNotifications();
  return (
    <BarLink
      to={href('notifications')}
      icon={Bell}
      label={t('notifications')}
      count={count}
      countLabel={t('newNotifications', { count })}
    />
  );
}

/** Link to the notifications with the number of new ones. Renders nothing when the site disables it. */
function NotificationsLink() {
  const { navigation } = useSettings();
  return navigation['notifications'] !== false ? <CountedLink /> : null;
}

/** Icons for credits and notifications, and the menu of the account with the logout. */
export default function MemberActions() {
  return (
    <>
      <CreditsLink />
      <NotificationsLink />
      <AccountMenu />
    </>
  );
}
