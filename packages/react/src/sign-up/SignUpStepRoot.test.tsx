import { render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { SignUpContext } from './SignUpContext.ts';
import { SignUpStepRoot } from './SignUpStepRoot.tsx';
import type { SignUpWizard } from './wizard.ts';

const nothing = () => undefined;

const signUpAt = (step: SignUpWizard['step']): SignUpWizard => ({
  step,
  steps: [],
  position: { step: 1, count: 6, dot: 0, dots: 4 },
  progress: 0,
  dots: null,
  hasMoved: false,
  isClosed: false,
  onAccountCreated: nothing,
  onContinue: nothing,
  onSkip: null,
  onBack: null,
  onClose: nothing,
});

/** Field that a member focuses as soon as its step is painted. */
function EagerField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="City" />;
}

const wizard = (step: SignUpWizard['step']) => (
  <SignUpContext value={signUpAt(step)}>
    <SignUpStepRoot>
      <h1 tabIndex={-1}>Step {step}</h1>
      {step === 'person' && <EagerField />}
    </SignUpStepRoot>
  </SignUpContext>
);

test('focuses the heading of a new step, but not that of the first', () => {
  const { rerender } = render(wizard('photo'));
  expect(document.body).toHaveFocus();
  rerender(wizard('place'));
  expect(screen.getByRole('heading')).toHaveFocus();
});

test.each([
  ['at the top of the page', 0],
  ['at its heading, far down a page', 3000],
])('a new step starts %s', (_, heightAbove) => {
  const draw = (step: string) => (
    <>
      <div style={{ blockSize: heightAbove }} />
      {wizard(step)}
      <div style={{ blockSize: 3000 }} />
    </>
  );
  const { rerender } = render(draw('photo'));
  scrollTo(0, heightAbove + 100);
  rerender(draw('place'));
  const { top } = screen.getByRole('heading').getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(innerHeight);
  expect(scrollY === 0).toBe(heightAbove === 0);
});

test('leaves the focus in a field that the member uses as soon as the step is painted', () => {
  const { rerender } = render(wizard('place'));
  rerender(wizard('person'));
  expect(screen.getByRole('textbox')).toHaveFocus();
});
