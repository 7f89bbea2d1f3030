import type { ListedStep } from './step-list.ts';

/** State of the sign-up wizard. */
export interface SignUpState {
  /** Name of the current step. */
  readonly step: string;
  /** Whether the user has moved in this visit. Until then the resume step may still change. */
  readonly hasMoved: boolean;
  /** Whether the step at which the user resumes was known; false while the user loads. */
  readonly hasResumed: boolean;
  /** Whether the user has closed the wizard at its end. */
  readonly isClosed: boolean;
}

/** Events that `reduceSignUp` handles. */
export type SignUpEvent =
  | { readonly type: 'accountCreated' | 'continued' | 'wentBack' | 'closed' }
  | { readonly type: 'resumed'; readonly at: string };

const indexOf = (list: readonly ListedStep[], name: string | null): number =>
  list.findIndex((step) => step.name === name);

const accountOf = (list: readonly ListedStep[]): number => indexOf(list, 'account');

/** Returns the name of the first step from an index on that is not skipped; the last step is never skipped. */
const firstFrom = (list: readonly ListedStep[], start: number): string =>
  (list.slice(start).find(({ isSkipped }) => !isSkipped) ?? list.at(-1))?.name ?? '';

/** Returns whether a step can be left without filling it in: all but the account and the last one (spec: signup.optional-steps-skippable). */
export const isStepSkippable = (list: readonly ListedStep[], step: string): boolean =>
  step !== 'account' && indexOf(list, step) >= 0 && step !== list.at(-1)?.name;

/**
 * Returns the step at which a returning user resumes: the one after the last complete step. A visitor resumes at the
 * account or before it (spec: signup.resume.logged-in-step-1).
 */
export function resumeStep(list: readonly ListedStep[]): string {
  const account = list.findIndex(({ name, isComplete }) => name === 'account' && !isComplete);
  const reachable = account < 0 ? list : list.slice(0, account + 1);
  return firstFrom(reachable, reachable.findLastIndex(({ isComplete }) => isComplete) + 1);
}

/**
 * Returns the step at which the wizard resumes in a browser with a stored step. The stored step wins, so that
 * typed input stays in view even if the account could skip it. Ignores a stored step that is unknown, skipped, or on
 * the other side of the account: a member never returns to the account, and a visitor never gets past it.
 */
export function stepOnReturn(
  list: readonly ListedStep[],
  resumedName: string,
  storedName: string | null,
): string {
  const storedStep = list.find(({ name, isSkipped }) => name === storedName && !isSkipped);
  if (!storedStep) return resumedName;
  const account = accountOf(list);
  const isPast = (name: string) => indexOf(list, name) > account;
  return isPast(storedStep.name) === isPast(resumedName) ? storedStep.name : resumedName;
}

/** Returns the later one of two steps. */
export const laterStep = (list: readonly ListedStep[], one: string, other: string): string =>
  indexOf(list, other) > indexOf(list, one) ? other : one;

/** Returns the step to which a member can go back: the one before that is not skipped, never the account; null without one. */
export function previousStep(list: readonly ListedStep[], step: string): string | null {
  const index = indexOf(list, step);
  const account = accountOf(list);
  const first = index > account ? account + 1 : 0;
  return list.slice(first, Math.max(index, first)).findLast(({ isSkipped }) => !isSkipped)?.name ?? null;
}

/**
 * Returns the next state of a wizard with these steps. After the user has moved, only the user goes back
 * (spec: signup.steps-forward-only).
 */
export function reduceSignUp(
  list: readonly ListedStep[],
  state: SignUpState,
  event: SignUpEvent,
): SignUpState {
  const { step } = state;
  const next = () => firstFrom(list, indexOf(list, step) + 1);
  switch (event.type) {
    case 'accountCreated':
      return { ...state, step: step === 'account' ? next() : step, hasMoved: true };
    case 'continued':
      return isStepSkippable(list, step) ? { ...state, step: next(), hasMoved: true } : state;
    case 'wentBack': {
      const previous = previousStep(list, step);
      return previous === null ? state : { ...state, step: previous, hasMoved: true };
    }
    case 'resumed': {
      const isAllowed = !state.hasMoved || laterStep(list, step, event.at) !== step;
      const resumedStep = isAllowed && indexOf(list, event.at) >= 0 ? event.at : step;
      return resumedStep === step && state.hasResumed
        ? state
        : { ...state, step: resumedStep, hasResumed: true };
    }
    case 'closed':
      return step === list.at(-1)?.name ? { ...state, isClosed: true } : state;
  }
}
