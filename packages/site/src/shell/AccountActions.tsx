import { href } from '@meetcute/core';
import { ButtonLink } from '@meetcute/kit';
import { useIsLoggedIn } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { hasScreen } from '../router/bindings.ts';

/** 'Log in' and 'Join' for a visitor; a member has the navigation instead. Layouts put it where they like. */
export function AccountActions() {
  const { t: text } = useTranslation('shell');
  const isLoggedIn = useIsLoggedIn();
  const { pathname } = useLocation();
  if (isLoggedIn) return null;
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
