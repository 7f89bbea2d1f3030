import { href } from '@meetcute/core';
import { useLogout } from '@meetcute/react';
import { useNavigate } from '../router/index.ts';

/** Logs out and navigates to the login page, even when the server refuses (spec: logout.done-goes-to-login). */
export function useLogoutToLogin(): { isPending: boolean; onLogout: () => void } {
  const navigate = useNavigate();
  const { mutate, isPending } = useLogout(() => void navigate(href('login')));
  return { isPending, onLogout: () => mutate({}) };
}
