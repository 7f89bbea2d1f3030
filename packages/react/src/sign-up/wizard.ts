import type {
  DotState,
  ListedStep,
  PushStanding,
  SignUpMember,
  SignUpPosition,
  SignUpStep,
} from '@meetcute/core';

/** Push conditions without support: the wizard skips the push step. */
export const noPush: PushStanding = {
  push: { isCapable: false, isSubscribed: false },
  settings: { push_pub: null },
};

/** Stored step, '' for none, with functions that store and delete it, such as the result of `usePersistentState('step', '')`. */
export type StoredStep = readonly [step: string, store: (step: string) => void, forget: () => void];

/** Options of `useSignUp`. */
export interface SignUpOptions {
  /** Steps in order: names of the specification, or steps of your own. Default: `signUpSteps`. */
  steps?: readonly SignUpStep[];
  /** Name of the current step of a controlled wizard. Requires `onStepChange`. Default: uncontrolled. */
  step?: string;
  /** Name of the first step of an uncontrolled wizard. Default: the step at which the user resumes. */
  defaultStep?: string;
  /** Called with the name of the step to which the wizard moves. */
  onStepChange?: (step: string) => void;
  /** Called when the user closes the wizard at its last step. */
  onClose?: () => void;
  /** Stored step, at which a returning user resumes. Default: nothing is stored. */
  stored?: StoredStep;
  /** The logged-in member; null for a visitor, undefined while loading. Default: null. */
  member?: SignUpMember | null | undefined;
  /** Whether push can be offered, which decides about the push step. Default: `noPush`. */
  standing?: PushStanding;
  /** Whether known data skips its step for a returning member. Default: false. */
  hasAutoSkip?: boolean;
  /** Whether the dots are shown. Default: true. */
  hasDots?: boolean;
}

/** State and actions of the sign-up wizard. */
export interface SignUpWizard {
  /** Name of the current step. */
  step: string;
  /** All steps, with their rules applied. */
  steps: readonly ListedStep[];
  /** Number of the current step, how many there are, and the same for its dot: what words, bar and dots are made from. */
  position: SignUpPosition;
  /** Progress from 0 to 1 (spec: signup.progress-step-over-6). */
  progress: number;
  /** States of the dots; null when they are not shown (spec: signup.progress-dots-need-showdots). */
  dots: readonly DotState[] | null;
  /** Whether the user has moved in this visit. */
  hasMoved: boolean;
  /** Whether the wizard was closed. */
  isClosed: boolean;
  /** Continues after the account step when the account is created. */
  onAccountCreated: () => void;
  /** Goes to the next step, whether this one is filled in or skipped; null at the account and at the last step. */
  onSkip: (() => void) | null;
  /** Does the same as `onSkip`, and nothing where that is null. */
  onContinue: () => void;
  /** Goes back one step; null at the first step and right after the account. */
  onBack: (() => void) | null;
  /** Closes the wizard at the last step, and deletes the stored step. */
  onClose: () => void;
}
