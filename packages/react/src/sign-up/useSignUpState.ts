import type { SignUpState } from '@meetcute/core';
import { useLayoutEffect, useRef, useState } from 'react';
import type { SignUpOptions } from './wizard.ts';

/**
 * Holds the state of the wizard. The step is the controlled one where there is one; a change of the step is reported to
 * `onStepChange`.
 */
export function useSignUpState(
  { step, defaultStep, onStepChange }: Pick<SignUpOptions, 'step' | 'defaultStep' | 'onStepChange'>,
  stateOf: () => SignUpState,
): readonly [SignUpState, (change: (before: SignUpState) => SignUpState) => void] {
  const [internalState, setInternalState] = useState<SignUpState>(() => {
    const first = stateOf();
    return { ...first, step: defaultStep ?? first.step };
  });
  const state = step === undefined ? internalState : { ...internalState, step };
  // Events may follow each other before the next render, and each starts from the state after the one before.
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });
  const dispatch = (change: (before: SignUpState) => SignUpState) => {
    const { current: currentState } = latest;
    const next = change(currentState);
    if (next === currentState) return;
    latest.current = next;
    setInternalState(next);
    if (next.step !== currentState.step) onStepChange?.(next.step);
  };
  return [state, dispatch];
}
