import { canSignUp } from '@meetcute/core';
import { useSettings, useSignUp, useViewer } from '@meetcute/react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { InviteOnly } from './InviteOnly.tsx';
import { SignUpFrame } from './SignUpFrame.tsx';
import { AboutStep } from './steps/AboutStep.tsx';
import { AccountStep } from './steps/AccountStep.tsx';
import { DoneStep } from './steps/DoneStep.tsx';
import { MembersStep } from './steps/MembersStep.tsx';
import { PersonStep } from './steps/PersonStep.tsx';
import { PhotoStep } from './steps/PhotoStep.tsx';
import { PlaceStep } from './steps/PlaceStep.tsx';

/** The sign-up wizard (spec: route.signup). Step 1 is left out until push exists. */
export default function SignUpScreen() {
  const { t: text } = useTranslation('signUp');
  const settings = useSettings();
  const viewer = useViewer();
  const signUp = useSignUp();
  usePageTitle(text('title'));
  if (!viewer && !canSignUp(settings, null)) return <InviteOnly />;
  const { step, onContinue } = signUp;
  return (
    <SignUpFrame step={step} progress={signUp.progress} dots={signUp.dots}>
      {step === 0 && <AccountStep onCreated={signUp.onAccountCreated} />}
      {step === 2 && <PhotoStep onContinue={onContinue} />}
      {step === 3 && <PlaceStep onContinue={onContinue} />}
      {step === 4 && <PersonStep onContinue={onContinue} />}
      {step === 5 && <AboutStep onContinue={onContinue} />}
      {step === 6 && <MembersStep onContinue={onContinue} />}
      {step === 7 && <DoneStep onClose={signUp.onClose} />}
    </SignUpFrame>
  );
}
