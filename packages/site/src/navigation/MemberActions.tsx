import { AccountLink } from './AccountLink.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { NotificationsLink } from './NotificationsLink.tsx';

/** What happened to a member, their account and the way out of it, as icons. */
export default function MemberActions() {
  return (
    <>
      <NotificationsLink />
      <AccountLink />
      <LogoutButton />
    </>
  );
}
