import { href } from '@meetcute/core';
import { AppCard, Button, ButtonLink } from '@meetcute/kit';
import { useIsLoggedIn, usePersistentState, useSessionState } from '@meetcute/react';
import { UserCircle } from '@phosphor-icons/react/UserCircle';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentPage } from '../router/index.ts';

/** Steps without questions: who has reached them has answered all. */
const lastSteps: readonly string[] = ['', 'members', 'end'];

/** Returns whether a link led to the page from another one than the sign-up. */
function useFollowedLink(isSignUp: boolean): boolean {
  const { action, location } = useCurrentPage();
  const [last, setLast] = useState({ isSignUp, landing: '' });
  // Links lead out of the sign-up too, such as the logo. The page behind it has the key of its entry.
  if (last.isSignUp !== isSignUp) setLast({ isSignUp, landing: isSignUp ? '' : location.key });
  return action === 'push' && !isSignUp && location.key !== last.landing;
}

/**
 * Returns a function that declines to continue the sign-up; null unless the member has left it, and followed no link
 * since. `isSignUp` is whether the sign-up is on screen.
 */
export function useUnfinishedSignUp(isSignUp: boolean): (() => void) | null {
  const [step] = usePersistentState('step', '');
  // In this tab, because the page behind the sign-up can be another document.
  const [isLeft, setIsLeft] = useSessionState('signup-left', false);
  const isLoggedIn = useIsLoggedIn();
  const hasFollowedLink = useFollowedLink(isSignUp);
  const isUnfinished = isLoggedIn && !lastSteps.includes(step);
  useEffect(() => {
    if (isSignUp && isUnfinished && !isLeft) setIsLeft(true);
    if (hasFollowedLink && isLeft) setIsLeft(false);
  }, [isSignUp, isUnfinished, hasFollowedLink, isLeft, setIsLeft]);
  const isOffered = isLeft && !isSignUp && !hasFollowedLink;
  return isUnfinished && isOffered ? () => setIsLeft(false) : null;
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
