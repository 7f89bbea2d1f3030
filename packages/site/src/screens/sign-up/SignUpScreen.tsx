import { canSignUp, href } from '@meetcute/core';
import {
  useCampaignProfile,
  usePush,
  useSettings,
  useSignUp,
  useTrafficSource,
  useViewer,
  type SignUp,
} from '@meetcute/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { useMemberPart, useStore } from '../../template/context.ts';
import { InviteOnly } from './InviteOnly.tsx';
import { SignUpFrame } from './SignUpFrame.tsx';
import { AccountStep } from './steps/AccountStep.tsx';

/** The steps after the account; a member who comes back may need them at once. */
export const forMembers = () => import('./steps/LaterStep.tsx');

function Later(props: SignUp) {
  const LaterStep = useMemberPart('SignUp', forMembers);
  return <LaterStep {...props} />;
}

/** The sign-up wizard (spec: route.signup), for who came for a certain member too (spec: route.members-memberid-signup). */
export default function SignUpScreen() {
  const { t } = useTranslation('signUp');
  const settings = useSettings();
  const viewer = useViewer();
  const push = usePush();
  const signUp = useSignUp(push.standing);
  const trafficSource = useTrafficSource();
  const { memberId = null } = useParams();
  const campaign = useCampaignProfile(memberId);
  usePageTitle(t('title'));
  // They are there long before the first step is filled in.
  const store = useStore();
  useEffect(() => void store.prepareMemberPart('SignUp', forMembers), [store]);
  if (!viewer && !canSignUp(settings, trafficSource)) return <InviteOnly />;
  const { step } = signUp;
  // Whoever lost the session in a later step logs in and goes on there, with what was typed.
  if (viewer === null && step > 0)
    return <Navigate to={href('login', {}, { next: href('signup') })} replace />;
  const onCreated = () => {
    push.onJoined();
    signUp.onAccountCreated();
  };
  return (
    <SignUpFrame signUp={signUp}>
      {step === 0 && <AccountStep campaign={campaign} onCreated={onCreated} />}
      {step !== 0 && <Later {...signUp} />}
    </SignUpFrame>
  );
}
