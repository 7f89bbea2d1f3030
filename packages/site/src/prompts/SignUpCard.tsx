import { href } from '@meetcute/core';
import { AppCard, Button, ButtonLink } from '@meetcute/kit';
import { useIsLoggedIn, usePersistentState } from '@meetcute/react';
import { UserCircle } from '@phosphor-icons/react/UserCircle';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHandle } from '../frame/useHandle.ts';
import { useCurrentPage } from '../router/index.ts';

/** Whether the browser has loaded this document by going back or forward. */
const isDocumentReturn = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');

/** Whether the member has come to the page on screen by going back, as out of the sign-up. */
function useIsReturn(): boolean {
  const { action, location } = useCurrentPage();
  const [firstKey] = useState(location.key);
  const [hasMoved, setHasMoved] = useState(false);
  if (location.key !== firstKey && !hasMoved) setHasMoved(true);
  const [isFirstReturn, setIsFirstReturn] = useState(isDocumentReturn);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setIsFirstReturn(true);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  // The first page of a document has the same action, however the browser came there.
  return action === 'pop' && (hasMoved || isFirstReturn);
}

/** Returns a function that declines to continue the sign-up; null unless a member has just gone back out of it. */
export function useUnfinishedSignUp(): (() => void) | null {
  const [step] = usePersistentState('step', '');
  const [isDeclined, setIsDeclined] = useState(false);
  const isLoggedIn = useIsLoggedIn();
  const isReturn = useIsReturn();
  const { routeName } = useHandle();
  const isUnfinished = step !== '' && step !== 'end' && routeName !== 'signup';
  return isLoggedIn && isUnfinished && isReturn && !isDeclined ? () => setIsDeclined(true) : null;
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
