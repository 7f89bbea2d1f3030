import { href, stayOn } from '@meetcute/core';
import { ButtonLink } from '@meetcute/kit';
import { useSettings } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Choices } from '../frame/Choices.tsx';
import { useLocation } from '../router/index.ts';
import { styled } from 'styled-components';
import { useCanJoin } from '../session/useCanJoin.ts';
import { useShownLogin } from '../session/useShownLogin.ts';
import { useSlot } from '../template/context.ts';
import { chargesCredits } from './charges-credits.ts';

/** Reserves the space of two icons, three with the credits, to avoid a layout shift. */
const IconsPlaceholder = styled.span`
  block-size: ${vars.layout.touch};
  inline-size: calc(2 * ${vars.layout.touch} + ${vars.space[2]});

  &[data-credits='true'] {
    inline-size: calc(3.5 * ${vars.layout.touch} + 2 * ${vars.space[2]});
  }
`;

/**
 * Renders login and sign-up links for visitors (login alone where they need an invitation), and for members links and the
 * account's menu. Layouts decide where.
 */
export function AccountActions() {
  const { t } = useTranslation('shell');
  const MemberActions = useSlot('MemberActions');
  const isLoggedIn = useShownLogin();
  const settings = useSettings();
  const canJoin = useCanJoin();
  const { pathname, search } = useLocation();
  if (isLoggedIn)
    return (
      <Suspense fallback={<IconsPlaceholder data-credits={chargesCredits(settings)} />}>
        <MemberActions />
      </Suspense>
    );
  return (
    <>
      {pathname !== href('login') && (
        <ButtonLink href={href('login', {}, { next: stayOn(`${pathname}${search}`) })} variant="quiet">
          {t('login')}
        </ButtonLink>
      )}
      {canJoin && pathname !== href('signup') && <ButtonLink href={href('signup')}>{t('signup')}</ButtonLink>}
    </>
  );
}

/** Renders a link to customer service and the languages, for the head of a layout without navigation. */
export function HelpActions() {
  const { t } = useTranslation('shell');
  return (
    <>
      <ButtonLink href={href('pages-service')} variant="plain">
        {t('help')}
      </ButtonLink>
      <Choices part="language" />
    </>
  );
}
