import {
  isStepSkippable,
  laterStep,
  listSteps,
  previousStep,
  reduceSignUp,
  resumeStep,
  signUpDots,
  signUpPosition,
  signUpProgress,
  signUpSteps,
  stepOnReturn,
  type ListedStep,
  type SignUpEvent,
} from '@meetcute/core';
import { useEffect, useEffectEvent } from 'react';
import { useLatestCallback } from '../part/useLatestCallback.ts';
import { optionsProblem } from './step-errors.ts';
import { noPush, type SignUpOptions, type SignUpWizard, type StoredStep } from './wizard.ts';
import { useSignUpState } from './useSignUpState.ts';

declare const process: { env: { NODE_ENV?: string } };

const nothingStored: StoredStep = ['', () => undefined, () => undefined];

const isPastAccount = (list: readonly ListedStep[], step: string): boolean => {
  const names = list.map(({ name }) => name);
  return names.indexOf(step) > names.indexOf('account');
};

/**
 * Runs a sign-up wizard of any steps, without a server. A returning user resumes at the stored step, else after the last
 * complete one. Throws in development for unknown or duplicate steps and a wrong pair of `step` and `onStepChange`.
 */
export function useSignUp(options: SignUpOptions = {}): SignUpWizard {
  const { steps = signUpSteps, member = null, standing = noPush, hasAutoSkip = false } = options;
  const { stored: [storedStep, store, forget] = nothingStored, hasDots = true } = options;
  const list = listSteps(steps, { member, standing, hasAutoSkip });
  if (process.env.NODE_ENV !== 'production') {
    const { step, defaultStep, onStepChange } = options;
    const problem = optionsProblem({ steps, step, defaultStep, onStepChange }, list);
    if (problem !== null) throw new Error(problem);
  }
  const isLoading = options.member === undefined && 'member' in options;
  const resumedStep = resumeStep(list);
  const [state, dispatch] = useSignUpState(options, () => ({
    step: stepOnReturn(list, resumedStep, storedStep),
    hasMoved: false,
    hasResumed: !isLoading,
    isClosed: false,
  }));
  const { step, hasMoved, hasResumed, isClosed } = state;
  const send = (event: SignUpEvent) => dispatch((currentState) => reduceSignUp(list, currentState, event));

  // A step after the account stays, although the account may now contain what it asks for.
  const isStaying = hasResumed && (isPastAccount(list, step) || !isPastAccount(list, resumedStep));
  const target = stepOnReturn(list, isStaying ? step : resumedStep, storedStep);
  // The page is public and server-rendered, so the user and the stored step may arrive after the first render.
  const isGiven = (options.step ?? options.defaultStep) !== undefined;
  const expectedStep = hasMoved ? laterStep(list, step, target) : target;
  const isLate = !isGiven && !isLoading && (!hasResumed || expectedStep !== step);
  const resume = useEffectEvent(() => send({ type: 'resumed', at: target }));
  useEffect(() => {
    if (isLate) resume();
  }, [isLate]);

  // A logged-out visitor who sees a step of a member stores nothing.
  const isReachable = isPastAccount(list, step) === isPastAccount(list, resumedStep);
  const isStored = !isLoading && isReachable && step !== 'account' && !isClosed;
  const storeStep = useEffectEvent((current: string) =>
    store(isGiven ? current : hasMoved ? laterStep(list, current, storedStep) : target),
  );
  useEffect(() => {
    if (isStored) storeStep(step);
  }, [isStored, step]);

  const previous = previousStep(list, step);
  // Callbacks with a stable identity, so that a step can be memoized.
  const onContinue = useLatestCallback(() => send({ type: 'continued' }));
  const onAccountCreated = useLatestCallback(() => send({ type: 'accountCreated' }));
  const onClose = useLatestCallback(() => {
    send({ type: 'closed' });
    if (step !== list.at(-1)?.name) return;
    forget();
    options.onClose?.();
  });
  return {
    step,
    steps: list,
    position: signUpPosition(list, step),
    progress: signUpProgress(list, step),
    dots: hasDots ? signUpDots(list, step) : null,
    hasMoved,
    isClosed,
    onAccountCreated,
    onSkip: isStepSkippable(list, step) ? onContinue : null,
    onContinue,
    onBack:
      previous === null
        ? null
        : () => {
            // Stored at once: a later stored step would bring the user forward again.
            if (isStored) store(previous);
            send({ type: 'wentBack' });
          },
    onClose,
  };
}
