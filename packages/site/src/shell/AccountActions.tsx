import { href } from '@meetcute/core';
import { ButtonLink } from '@meetcute/kit';
import { useIsLoggedIn } from '@meetcute/react';
import { t } from '@meetcute/theme';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { hasScreen } from '../router/bindings.ts';
import { useStore } from '../template/context.ts';

/** The button's room, so that nothing moves when it comes. */
const Room = styled.span`
  block-size: ${t.layout.touch};
  inline-size: ${t.layout.touch};
`;

/** 'Log in' and 'Sign up' for a visitor, the way out for a member. Layouts put it where they like. */
export function AccountActions() {
  const { t: text } = useTranslation('shell');
  const { LogoutButton } = useStore();
  const isLoggedIn = useIsLoggedIn();
  const { pathname } = useLocation();
  if (isLoggedIn)
    return (
      <Suspense fallback={<Room />}>
        <LogoutButton />
      </Suspense>
    );
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
