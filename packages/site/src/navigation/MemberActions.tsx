import { AccountLink } from './AccountLink.tsx';
import { CreditsLink } from './CreditsLink.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { NotificationsLink } from './NotificationsLink.tsx';

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
