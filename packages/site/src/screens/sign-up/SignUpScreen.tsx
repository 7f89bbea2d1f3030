import { href } from '@meetcute/core';
import { SignUpFrame } from '@meetcute/kit';
import { useCampaignProfile, usePush, useMemberSignUp, useViewer } from '@meetcute/react';
import { lazy, memo, Suspense, useEffect } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from '../../router/index.ts';
import { ScriptChoice } from '../../forms/ScriptChoice.tsx';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { whenIdle } from '../../frame/when-idle.ts';
import { useCanJoin } from '../../session/useCanJoin.ts';
import { useMemberPart, useStore } from '../../template/context.ts';
import { InviteOnly } from './InviteOnly.tsx';
import type { LaterStepProps } from './LaterStep.tsx';
import { SiteAccountStep } from './SiteAccountStep.tsx';

/** Rendered on the server only: in `noscript`, and until the script takes over the page. */
const StepsWithoutScript = lazy(() => import('./StepsWithoutScript.tsx'));

/** Steps after the account; loaded early for members, who may continue there. */
export const forMembers = () => import('./LaterStep.tsx');

// Memoized, because the wizard renders again when it has stored its step.
const FirstStep = memo(SiteAccountStep);

const LaterSteps = memo(function LaterSteps(props: LaterStepProps) {
  const LaterStep = useMemberPart('SignUp', forMembers);
  return <LaterStep {...props} />;
});

/** The sign-up wizard (spec: route.signup), also for visitors of a campaign (spec: route.members-memberid-signup). */
export default function SignUpScreen() {
  const { t } = useTranslation('signUp');
  const viewer = useViewer();
  const isServerRendered = useIsSSR();
  const push = usePush();
  const signUp = useMemberSignUp({ standing: push.standing });
  const canJoin = useCanJoin();
  const { memberId = null } = useParams();
  const campaign = useCampaignProfile(memberId);
  usePageTitle(t('title'), t('lead'));
  // Preload the later steps while the first one is filled in, but after the hydration: they are many files.
  const store = useStore();
  useEffect(() => whenIdle(() => void store.prepareMemberPart('SignUp', forMembers)), [store]);
  if (!viewer && !canJoin) return <InviteOnly />;
  const { step } = signUp;
  // After a lost session, the login returns to the same step with its stored input.
  if (viewer === null && step !== 'account')
    return <Navigate to={href('login', {}, { next: href('signup') })} replace />;
  // Only the browser knows at which step a member continues.
  const isWaiting = isServerRendered && viewer;
  return (
    <ScriptChoice without={viewer ? <StepsWithoutScript /> : null}>
      {isWaiting ? (
        <Suspense>
          <StepsWithoutScript isLate />
        </Suspense>
      ) : (
        <SignUpFrame signUp={signUp}>
          {step === 'account' && <FirstStep campaign={campaign} onCreated={signUp.onAccountCreated} />}
          {step !== 'account' && (
            <LaterSteps step={step} onContinue={signUp.onContinue} onClose={signUp.onClose} />
          )}
        </SignUpFrame>
      )}
    </ScriptChoice>
  );
}
