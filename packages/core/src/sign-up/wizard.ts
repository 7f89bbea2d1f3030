import { DOT_STEPS, PROGRESS_UNITS } from '../constants.ts';
import { isPushOffered, type PushOfferInput } from '../permissions/member.ts';

/** Steps of the wizard: 0 account, 1 push, 2 photo, 3 place, 4 person, 5 about me, 6 members, 7 done. */
export type SignUpStep = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** All steps in order. */
export const SIGN_UP_STEPS: readonly SignUpStep[] = [0, 1, 2, 3, 4, 5, 6, 7];
/** Last step that stores profile data (spec: signup.step5.last-profile-step). */
export const LAST_PROFILE_STEP: SignUpStep = 5;

/** Input, besides the member, for the decision whether to show the push step. */
export type PushStanding = Omit<PushOfferInput, 'user'>;

/** Member data that decides where the wizard resumes. */
export interface SignUpMember {
  readonly main_image: object | null;
  readonly countryregion: string | null;
  readonly city: string | null;
  readonly gender: string | null;
  readonly date_of_birth: string | null;
  readonly personal: Readonly<Record<string, string | null>> | null;
}

/** State of the sign-up wizard. */
export interface SignUpState {
  readonly step: SignUpStep;
  /** Whether the user has moved on in this visit. Until then the resume step may still change. */
  readonly hasMoved: boolean;
  /** Whether the user has closed the wizard at its end. */
  readonly isClosed: boolean;
}

/** Events that `reduceSignUp` handles. */
export type SignUpEvent =
  | { readonly type: 'accountCreated'; readonly standing: PushStanding }
  | { readonly type: 'continued' }
  | { readonly type: 'resumed'; readonly at: SignUpStep }
  | { readonly type: 'closed' };

/** State before the first event. */
export const initialSignUp: SignUpState = { step: 0, hasMoved: false, isClosed: false };

/** Returns whether a step can be skipped; the account step can't (spec: signup.optional-steps-skippable). */
export const isStepSkippable = (step: SignUpStep): boolean => step > 0 && step < 7;

const asStep = (step: number): SignUpStep => SIGN_UP_STEPS[Math.min(step, 7)] ?? 7;

/** Any object counts as a member in `isPushOffered`. */
const newMember = {};

/**
 * Returns the step after the account is created. Skips the push step if push is unsupported, denied or
 * already subscribed
 * (spec: signup.after-create.subscription-skips-two, signup.after-create.otherwise-next-step).
 */
export const stepAfterAccount = (standing: PushStanding): SignUpStep =>
  isPushOffered({ user: newMember, ...standing }) ? 1 : 2;

const isFilled = (personal: SignUpMember['personal']): boolean =>
  Object.values(personal ?? {}).some((value) => value !== null && value !== '');

/** Conditions for resuming, in order. The last one that applies decides. */
const resumeRules: readonly {
  step: SignUpStep;
  isAutoSkip: boolean;
  holds: (member: SignUpMember, standing: PushStanding) => boolean;
}[] = [
  { step: 1, isAutoSkip: false, holds: () => true },
  { step: 2, isAutoSkip: false, holds: (user, standing) => !isPushOffered({ user, ...standing }) },
  { step: 3, isAutoSkip: false, holds: (member) => member.main_image !== null },
  { step: 4, isAutoSkip: true, holds: (member) => Boolean(member.countryregion ?? member.city) },
  { step: 5, isAutoSkip: true, holds: (member) => (member.gender ?? member.date_of_birth) !== null },
  { step: 6, isAutoSkip: true, holds: (member) => isFilled(member.personal) },
];

/** Returns the step at which a returning member resumes; 0 for a visitor (spec: signup.resume.logged-in-step-1). */
export function resumeStep(
  member: SignUpMember | null,
  standing: PushStanding,
  hasAutoSkip: boolean,
): SignUpStep {
  if (member === null) return 0;
  const holding = resumeRules.filter(
    (rule) => (hasAutoSkip || !rule.isAutoSkip) && rule.holds(member, standing),
  );
  return holding.at(-1)?.step ?? 1;
}

/**
 * Returns the step at which the wizard resumes in a browser with a stored step. The stored step wins, so that
 * typed input stays in view even if the account could skip it. Invalid values are ignored. A stored push step
 * counts only if the account resumes there too. A visitor starts at 0.
 */
export function stepOnReturn(resumed: SignUpStep, kept: number | null): SignUpStep {
  if (resumed === 0) return 0;
  return SIGN_UP_STEPS.find((step) => step === kept && step > 1) ?? resumed;
}

/** Returns the next wizard state. After the user has moved, it only goes forward (spec: signup.steps-forward-only). */
export function reduceSignUp(state: SignUpState, event: SignUpEvent): SignUpState {
  switch (event.type) {
    case 'accountCreated':
      return state.step === 0
        ? { ...state, step: stepAfterAccount(event.standing), hasMoved: true }
        : { ...state, hasMoved: true };
    case 'continued':
      return isStepSkippable(state.step) ? { ...state, step: asStep(state.step + 1), hasMoved: true } : state;
    case 'resumed':
      return event.at > state.step || !state.hasMoved ? { ...state, step: event.at } : state;
    case 'closed':
      return state.step === 7 ? { ...state, isClosed: true } : state;
  }
}

/** Returns the progress from 0 to 1 (spec: signup.progress-step-over-6). */
export const signUpProgress = (step: SignUpStep): number => Math.min(1, step / PROGRESS_UNITS);

/**
 * Returns the number of a step and how many there are, for people. The push step, which not everybody sees, shares
 * number 1 with the account, so that no number is skipped.
 */
export const signUpPosition = (step: SignUpStep): { readonly step: number; readonly count: number } => ({
  step: Math.max(1, step),
  count: SIGN_UP_STEPS.length - 1,
});

/** State of a progress dot; the four dots represent the profile steps 2 to 5. */
export type DotState = 'done' | 'current' | 'ahead';

/** Returns the four progress dots (spec: signup.progress-four-dots). */
export const signUpDots = (step: SignUpStep): readonly DotState[] =>
  DOT_STEPS.map((dot) => {
    if (dot === step) return 'current';
    return dot < step ? 'done' : 'ahead';
  });
