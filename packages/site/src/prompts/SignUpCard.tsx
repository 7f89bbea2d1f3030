import { href, type RouteName } from '@meetcute/core';
import { AppCard, Button, ButtonLink } from '@meetcute/kit';
import { useIsLoggedIn, usePersistentState } from '@meetcute/react';
import { UserCircle } from '@phosphor-icons/react/UserCircle';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHandle } from '../frame/useHandle.ts';
import { useCurrentPage } from '../router/index.ts';

/** Steps without questions: who has reached them has answered all. */
const lastSteps: readonly string[] = ['', 'members', 'end'];

/** Pages of the default layout whose own buttons are at the bottom of a phone's screen, where the card would cover them. */
const pagesWithButtonsBelow: readonly (RouteName | null)[] = [
  'members-memberId',
  'premium',
  'credits',
  'credits-repeat-order',
  'credits-creditId-paymentMethod',
];

/** Returns whether a link led to the page from another one than the sign-up. */
function useFollowedLink(isSignUp: boolean): boolean {
  const { action, location } = useCurrentPage();
  const [last, setLast] = useState({ isSignUp, landing: '' });
  // Links lead out of the sign-up too, such as the logo. The page behind it has the key of its entry.
  if (last.isSignUp !== isSignUp) setLast({ isSignUp, landing: isSignUp ? '' : location.key });
  return action === 'push' && !isSignUp && location.key !== last.landing;
}

/**
 * Returns a function that declines to continue the sign-up; null on pages that don't offer it. The page on which a member
 * lands offers it whatever its layout, and those behind a link where the card covers nothing. `isSignUp` is whether the
 * sign-up is on screen.
 */
export function useUnfinishedSignUp(isSignUp: boolean): (() => void) | null {
  const { layout, routeName } = useHandle();
  const [step] = usePersistentState('step', '');
  const [isDeclined, setIsDeclined] = usePersistentState('signup-declined', false);
  const isLoggedIn = useIsLoggedIn();
  const hasFollowedLink = useFollowedLink(isSignUp);
  const isUnfinished = isLoggedIn && !lastSteps.includes(step);
  const onReopen = useEffectEvent(() => {
    if (isDeclined) setIsDeclined(false);
  });
  useEffect(() => {
    if (isSignUp && isUnfinished) onReopen();
  }, [isSignUp, isUnfinished]);
  const hasPlace = hasFollowedLink
    ? layout === 'default' && !pagesWithButtonsBelow.includes(routeName)
    : layout !== 'chat';
  return isUnfinished && !isDeclined && !isSignUp && hasPlace ? () => setIsDeclined(true) : null;
}

/** Offers to continue the sign-up, of which everything is kept. */
export function SignUpCard({ onDecline }: { onDecline: () => void }) {
  const { t } = useTranslation('app');
  return (
    <AppCard
      icon={<UserCircle size={24} />}
      title={t('signUp.title')}
      text={t('signUp.text')}
      actions={
        <>
          <Button variant="plain" onPress={onDecline}>
            {t('signUp.decline')}
          </Button>
          <ButtonLink href={href('signup')}>{t('signUp.accept')}</ButtonLink>
        </>
      }
    />
  );
}
