import { href } from '@meetcute/core';
import { GearSix } from '@phosphor-icons/react/GearSix';
import { useTranslation } from 'react-i18next';
import { useSettings, useViewer, useLogout, useUnreadNotifications } from '@meetcute/react';
import { Coins } from '@phosphor-icons/react/Coins';
import { IconButton } from '@meetcute/kit';
import { SignOut } from '@phosphor-icons/react/SignOut';
import { Bell } from '@phosphor-icons/react/Bell';
import { BarLink } from './BarLink.tsx';
import { chargesCredits } from './charges-credits.ts';
import { useNavigate } from '../router/index.ts';

/** Link to the account page, in the head of every page. The phone's tabs do not contain it. */
function AccountLink() {
  const { t } = useTranslation('shell');
  return <BarLink to={href('account')} icon={GearSix} label={t('account')} />;
}

/** Link to the credits with the number that the member has. Renders nothing on a site whose messages cost none. */
function CreditsLink() {
  const { t } = useTranslation('shell');
  const settings = useSettings();
  const count = useViewer()?.credits ?? 0;
  if (!chargesCredits(settings)) return null;
  return <BarLink to={href('credits')} icon={Coins} label={t('credits', { count })} amount={count} />;
}

/** Logs out and navigates to the login page, even when the server refuses (spec: logout.done-goes-to-login). */
function LogoutButton() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { mutate, isPending } = useLogout(() => void navigate(href('login')));
  return (
    <IconButton aria-label={t('logout')} isPending={isPending} onPress={() => mutate({})}>
      <SignOut aria-hidden size={22} />
    </IconButton>
  );
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

/** Icons for credits, notifications, account and logout. */
export default function MemberActions() {
  return (
    <>
      <CreditsLink />
      <NotificationsLink />
      <AccountLink />
      <LogoutButton />
    </>
  );
}
