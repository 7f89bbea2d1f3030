import { useState, type FormEvent } from 'react';
import { usePersistentState } from '../provider/index.ts';
import { SignUp, useSignUp } from './index.ts';

const steps = [{ name: 'welcome' }, 'place', { name: 'favourite' }, { name: 'done' }] as const;

function Favourite({ onContinue }: { onContinue: () => void }) {
  const [book, setBook] = usePersistentState('favourite', '');
  const [problem, setProblem] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (book.trim()) onContinue();
    else setProblem('Name a book, or skip this step.');
  };
  return (
    <SignUp.Step name="favourite" as="form" onSubmit={onSubmit}>
      <h2 tabIndex={-1}>Your favourite book</h2>
      <input aria-label="Title" value={book} onChange={({ target }) => setBook(target.value)} />
      <p role="alert">{problem}</p>
      <button>Continue</button>
      <SignUp.Skip>Skip</SignUp.Skip>
    </SignUp.Step>
  );
}

export function Wizard({ onDone }: { onDone: () => void }) {
  const signUp = useSignUp({ steps, stored: usePersistentState('own-step', ''), onClose: onDone });
  return (
    <SignUp.Root signUp={signUp} aria-label="Sign-up">
      <SignUp.Progress />
      <SignUp.Back>Back</SignUp.Back>
      <SignUp.Step name="welcome">
        <h2 tabIndex={-1}>Welcome</h2>
        <button onClick={signUp.onContinue}>Start</button>
      </SignUp.Step>
      <SignUp.PlaceStep>
        {({ place, canSave, onChange, onSave }) => (
          <>
            <h2 tabIndex={-1}>Where do you live?</h2>
            <input aria-label="City" value={place.city} onChange={(e) => onChange({ city: e.target.value })} />
            <button disabled={!canSave} onClick={onSave}>
              Save
            </button>
          </>
        )}
      </SignUp.PlaceStep>
      <Favourite onContinue={signUp.onContinue} />
      <SignUp.Step name="done">
        <h2 tabIndex={-1}>Done</h2>
        <button onClick={signUp.onClose}>Finish</button>
      </SignUp.Step>
    </SignUp.Root>
  );
}
