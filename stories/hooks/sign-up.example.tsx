import {
  useAboutStep,
  useAccountStep,
  useCampaignProfile,
  useEmailCheck,
  useEmailSuggestion,
  usePersonStep,
  usePlaceStep,
  usePushStep,
  useSignUp,
  useSignUpText,
  useStepPages,
} from '@meetcute/react/sign-up';
import { useState } from 'react';

/** The form of a visitor. `SignUp.AccountStep` passes the same to its children. */
export function Account({ onDone }: { onDone: () => void }) {
  const { email, password, name, canSubmit, onSubmit } = useAccountStep({
    formPath: '/signup',
    language: 'en',
    onCreated: onDone,
  });
  return (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" value={name.value} onChange={({ target }) => name.onChange(target.value)} />
      <input aria-label="Email" value={email.value} onChange={({ target }) => email.onChange(target.value)} />
      <input
        type="password"
        aria-label="Password"
        value={password.value}
        onChange={({ target }) => password.onChange(target.value)}
      />
      <button disabled={!canSubmit}>Sign up</button>
    </form>
  );
}

/** Checks an address on leaving the field, and suggests a better one. */
export function Email() {
  const [email, setEmail] = useState('');
  const check = useEmailCheck(email);
  const { suggestion, onBlur } = useEmailSuggestion(email);
  return (
    <>
      <input
        aria-label="Email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        onBlur={() => {
          check.onBlur();
          onBlur();
        }}
      />
      {suggestion && <button onClick={() => setEmail(suggestion)}>{`Use ${suggestion}`}</button>}
    </>
  );
}

/** The steps of a member: each hook returns values, problems and `onSave`. */
export function Steps({ onDone }: { onDone: () => void }) {
  const place = usePlaceStep(onDone);
  const person = usePersonStep(onDone);
  const about = useAboutStep(onDone);
  const push = usePushStep(onDone);
  return (
    <>
      <button disabled={!place.canSave} onClick={place.onSave}>{`Save ${place.place.city}`}</button>
      <button onClick={person.onSkip}>Skip date of birth</button>
      <button onClick={about.onSkip}>Skip texts</button>
      {push.onAllow && <button onClick={push.onAllow}>Turn on notifications</button>}
    </>
  );
}

/** The progress in words: they say the same as bar and dots. */
export const Words = () => <p>{useSignUpText(useSignUp({ steps: ['place', 'person', 'about', 'end'] }))}</p>;

/** A question at a time. With a `history` the browser's Back leads to the question before. */
export function Pages({ onDone }: { onDone: () => void }) {
  const { page, next, onGo } = useStepPages(['country', 'city']);
  return <button onClick={() => (next === null ? onDone() : onGo(next))}>{`After ${page}`}</button>;
}

/** The member of an advert that brought the visitor here. */
export function Campaign({ member }: { member: string }) {
  const profile = useCampaignProfile(member);
  return profile && <p>{profile.name}</p>;
}
