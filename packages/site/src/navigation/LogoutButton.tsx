import { href } from '@meetcute/core';
import { IconButton } from '@meetcute/kit';
import { useLogout } from '@meetcute/react';
import { SignOut } from '@phosphor-icons/react/SignOut';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '../router/index.ts';

/** Logs out and navigates to the login page, even when the server refuses (spec: logout.done-goes-to-login). */
export function LogoutButton() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { mutate, isPending } = useLogout(() => void navigate(href('login')));
  return (
    <IconButton aria-label={t('logout')} isPending={isPending} onPress={() => mutate({})}>
      <SignOut aria-hidden size={22} />
    </IconButton>
  );
}
