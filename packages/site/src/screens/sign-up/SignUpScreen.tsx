import { canSignUp } from '@meetcute/core';
import { useSettings, useSignUp, useViewer, type SignUp } from '@meetcute/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useMemberHalf, useStore } from '../../template/context.ts';
import { InviteOnly } from './InviteOnly.tsx';
import { SignUpFrame } from './SignUpFrame.tsx';
import { AccountStep } from './steps/AccountStep.tsx';

/** The steps after the account; a member who comes back may need them at once. */
export const forMembers = () => import('./steps/LaterStep.tsx');

function Later(props: SignUp) {
  const LaterStep = useMemberHalf('SignUp', forMembers);
  return <LaterStep {...props} />;
}

/** The sign-up wizard (spec: route.signup). Step 1 is left out until push exists. */
export default function SignUpScreen() {
  const { t: text } = useTranslation('signUp');
  const settings = useSettings();
  const viewer = useViewer();
  const signUp = useSignUp();
  usePageTitle(text('title'));
  // They are there long before the first step is filled in.
  const store = useStore();
  useEffect(() => void store.prepareMemberHalf('SignUp', forMembers), [store]);
  if (!viewer && !canSignUp(settings, null)) return <InviteOnly />;
  const { step } = signUp;
  return (
    <SignUpFrame step={step} progress={signUp.progress} dots={signUp.dots}>
      {step === 0 && <AccountStep onCreated={signUp.onAccountCreated} />}
      {step !== 0 && <Later {...signUp} />}
    </SignUpFrame>
  );
}
