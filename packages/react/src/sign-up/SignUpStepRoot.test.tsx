import { render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { SignUpContext } from './SignUpContext.ts';
import { SignUpStepRoot } from './SignUpStepRoot.tsx';
import type { SignUp } from './useSignUp.ts';

const nothing = () => undefined;

const signUpAt = (step: SignUp['step']): SignUp => ({
  step,
  progress: 0,
  dots: null,
  isClosed: false,
  onAccountCreated: nothing,
  onContinue: nothing,
  onClose: nothing,
});

/** Field that a member focuses as soon as its step is painted. */
function EagerField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="City" />;
}

const wizard = (step: SignUp['step']) => (
  <SignUpContext value={signUpAt(step)}>
    <SignUpStepRoot>
      <h1 tabIndex={-1}>Step {step}</h1>
      {step === 4 && <EagerField />}
    </SignUpStepRoot>
  </SignUpContext>
);

test('focuses the heading of a new step, but not that of the first', () => {
  const { rerender } = render(wizard(2));
  expect(document.body).toHaveFocus();
  rerender(wizard(3));
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('leaves the focus in a field that the member uses as soon as the step is painted', () => {
  const { rerender } = render(wizard(3));
  rerender(wizard(4));
  expect(screen.getByRole('textbox')).toHaveFocus();
});
