import { href } from '@meetcute/core';
import { useLogout } from '@meetcute/react';
import { useNavigate } from '../router/index.ts';
import type { LoginState } from '../screens/login/LoginMessage.tsx';

/**
 * Logs out and navigates to the login page, even when the server refuses (spec: logout.done-goes-to-login). The page says
 * that the member is logged out, if that is so.
 */
export function useLogoutToLogin(): { isPending: boolean; onLogout: () => void } {
  const navigate = useNavigate();
  const { mutate, isPending } = useLogout((hasEnded) => {
    void navigate(href('login'), { state: hasEnded && ({ message: 'loggedOut' } satisfies LoginState) });
  });
  return { isPending, onLogout: () => mutate({}) };
}
