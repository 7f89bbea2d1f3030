import { usePersistentState } from '@meetcute/react/provider';
import { ActivationProgress, EmailSuggestion, SignUp, useActivationProgress, useSignUp } from '@meetcute/react/sign-up';

/** A wizard with a step of your own between two of the library. */
export function Example({ onDone }: { onDone: () => void }) {
  const storedState = usePersistentState('own-sign-up', '');
  const signUp = useSignUp({
    steps: ['place', { name: 'pet' }, 'end'],
    stored: storedState,
    hasDots: true,
    onClose: onDone,
  });
  return (
    <SignUp.Root signUp={signUp} aria-label="Sign-up">
      <SignUp.Progress />
      <SignUp.Dots />
      <SignUp.Back>Back</SignUp.Back>
      <SignUp.PlaceStep>
        {({ place, canSave, onChange, onSave }) => (
          <>
            <h2 tabIndex={-1}>Where do you live?</h2>
            <input aria-label="City" value={place.city} onChange={({ target }) => onChange({ city: target.value })} />
            <button disabled={!canSave} onClick={onSave}>
              Save
            </button>
          </>
        )}
      </SignUp.PlaceStep>
      <SignUp.Step name="pet">
        <h2 tabIndex={-1}>Cat or dog?</h2>
        <button onClick={signUp.onContinue}>Both</button>
        <SignUp.Skip>Skip</SignUp.Skip>
      </SignUp.Step>
      <SignUp.EndStep>
        {({ email, onClose }) => (
          <>
            <h2 tabIndex={-1}>Check your mail</h2>
            <p>{email}</p>
            <button onClick={onClose}>Done</button>
          </>
        )}
      </SignUp.EndStep>
    </SignUp.Root>
  );
}

/** Disclosures that a visitor must see before an account is created. */
export const Disclosures = () => <SignUp.Disclosures />;

/** A better address for a mistyped one. */
export const Suggestion = () => (
  <EmailSuggestion.Root suggestion="robin@gmail.com">
    {({ suggestion }) => <button type="button">{`Use ${suggestion}`}</button>}
  </EmailSuggestion.Root>
);

/** Follows the confirmation mail. */
export function Activation() {
  const progress = useActivationProgress();
  return (
    <ActivationProgress.Root progress={progress}>
      {({ outcome }) => (outcome === 'confirmed' ? 'Confirmed.' : 'The mail is on its way.')}
    </ActivationProgress.Root>
  );
}

/** A text, photos, six members and push notifications: each step passes its state to its children. */
export function OtherSteps() {
  const signUp = useSignUp({ steps: ['account', 'person', 'photo', 'about', 'members', 'push'] });
  return (
    <SignUp.Root signUp={signUp} aria-label="Sign-up">
      <SignUp.PersonStep>{({ onSkip }) => <button onClick={onSkip}>Skip</button>}</SignUp.PersonStep>
      <SignUp.PhotoStep>{({ images }) => <p>{`${images.length} photos`}</p>}</SignUp.PhotoStep>
      <SignUp.AboutStep>{({ fields }) => <p>{fields.join(', ')}</p>}</SignUp.AboutStep>
      <SignUp.MembersStep>{({ profiles }) => <p>{`${profiles.length} members`}</p>}</SignUp.MembersStep>
      <SignUp.PushStep>{({ onSkip }) => <button onClick={onSkip}>Not now</button>}</SignUp.PushStep>
      <SignUp.AccountStep>
        {({ email, onSubmit }) => (
          <form onSubmit={onSubmit}>
            <input
              aria-label="Email"
              value={email.value}
              onBlur={email.onBlur}
              onChange={({ target }) => email.onChange(target.value)}
            />
            <button>Sign up</button>
          </form>
        )}
      </SignUp.AccountStep>
    </SignUp.Root>
  );
}
