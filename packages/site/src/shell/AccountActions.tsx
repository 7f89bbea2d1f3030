import { href } from '@meetcute/core';
import { ButtonLink, IconButton } from '@meetcute/kit';
import { useIsLoggedIn, useLogout } from '@meetcute/react';
import { SignOut } from '@phosphor-icons/react/SignOut';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { hasScreen } from '../router/bindings.ts';

/** Leaves the account and goes to the login page, whether or not the server agrees (spec: logout.done-goes-to-login). */
function LogoutButton() {
  const { t: text } = useTranslation('shell');
  const navigate = useNavigate();
  const { mutate, isPending } = useLogout(() => void navigate(href('login')));
  return (
    <IconButton aria-label={text('logout')} isPending={isPending} onPress={() => mutate({})}>
      <SignOut aria-hidden size={22} />
    </IconButton>
  );
}

/** 'Log in' and 'Sign up' for a visitor, the way out for a member. Layouts put it where they like. */
export function AccountActions() {
  const { t: text } = useTranslation('shell');
  const isLoggedIn = useIsLoggedIn();
  const { pathname } = useLocation();
  if (isLoggedIn) return <LogoutButton />;
  return (
    <>
      {pathname !== href('login') && (
        <ButtonLink href={href('login')} variant="quiet">
          {text('login')}
        </ButtonLink>
      )}
      {hasScreen('signup') && pathname !== href('signup') && (
        <ButtonLink href={href('signup')}>{text('signup')}</ButtonLink>
      )}
    </>
  );
}
