import { AccountLink } from './AccountLink.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { NotificationsLink } from './NotificationsLink.tsx';

/** Icons for notifications, account and logout. */
export default function MemberActions() {
  return (
    <>
      <NotificationsLink />
      <AccountLink />
      <LogoutButton />
    </>
  );
}
