import {
  AboutStep,
  AccountStep,
  ActivationProgress,
  EndStep,
  JoinDisclosures,
  MembersStep,
  PersonStep,
  PhotoStep,
  PlaceStep,
  PushStep,
  SignUpFrame,
  StepActions,
  StepBody,
  StepHead,
} from '@meetcute/kit/sign-up';
import { useMemberSignUp, useSignUp } from '@meetcute/react/sign-up';

/** The first step, for visitors. It creates the account. */
export const Example = ({ onDone }: { onDone: () => void }) => (
  <AccountStep
    legal={
      <>
        By signing up you accept the <a href="/terms">terms</a>.
      </>
    }
    login={<a href="/login">Log in</a>}
    onCreated={onDone}
  />
);

/** The other steps, for the member who has just signed up. */
export function OtherSteps({ onDone }: { onDone: () => void }) {
  const signUp = useMemberSignUp({ onClose: onDone });
  const { step, onContinue } = signUp;
  return (
    <SignUpFrame signUp={signUp}>
      {step === 'push' && <PushStep onContinue={onContinue} />}
      {step === 'photo' && <PhotoStep onContinue={onContinue} />}
      {step === 'place' && <PlaceStep onContinue={onContinue} />}
      {step === 'person' && <PersonStep onContinue={onContinue} />}
      {step === 'about' && <AboutStep onContinue={onContinue} />}
      {step === 'members' && <MembersStep onContinue={onContinue} />}
      {step === 'end' && <EndStep onClose={signUp.onClose} help={<ActivationProgress />} />}
    </SignUpFrame>
  );
}

/** A step of your own in the same style. */
export function OwnStep({ onDone }: { onDone: () => void }) {
  const signUp = useSignUp({ steps: [{ name: 'pet' }], onClose: onDone });
  return (
    <SignUpFrame signUp={signUp}>
      <StepHead title="Cat or dog?" lead="You can change it later." />
      <StepBody>
        <label>
          <input type="checkbox" /> Both
        </label>
      </StepBody>
      <StepActions save="Save" skip="Skip" onSkip={signUp.onContinue} />
      <JoinDisclosures />
    </SignUpFrame>
  );
}
