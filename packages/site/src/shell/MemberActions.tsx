import { AccountLink } from './AccountLink.tsx';
import { LogoutButton } from './LogoutButton.tsx';

/** A member's account and the way out of it, as two icons. */
export default function MemberActions() {
  return (
    <>
      <AccountLink />
      <LogoutButton />
    </>
  );
}
