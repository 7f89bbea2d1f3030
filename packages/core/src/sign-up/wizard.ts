import { DOT_STEPS, PROGRESS_UNITS } from '../constants.ts';
import { isPushOffered, type PushOfferInput } from '../permissions/member.ts';

/** The steps of the wizard: 0 account, 1 push, 2 photo, 3 place, 4 person, 5 about me, 6 members, 7 done. */
export type SignUpStep = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The first and the last step, and the last one that stores profile data (spec: signup.step5.last-profile-step). */
export const SIGN_UP_STEPS: readonly SignUpStep[] = [0, 1, 2, 3, 4, 5, 6, 7];
export const LAST_PROFILE_STEP: SignUpStep = 5;

/** What decides, beside the member, whether the push step is shown. */
export type PushStanding = Omit<PushOfferInput, 'user'>;

/** What the wizard knows of the member when it resumes. */
export interface SignUpMember {
  readonly main_image: object | null;
  readonly countryregion: string | null;
  readonly city: string | null;
  readonly gender: string | null;
  readonly date_of_birth: string | null;
  readonly personal: Readonly<Record<string, string | null>> | null;
}

export interface SignUpState {
  readonly step: SignUpStep;
  /** Whether the person has gone on in this visit; until then it is still being found out where they were. */
  readonly hasMoved: boolean;
  /** Whether the person has left the wizard at its end. */
  readonly isClosed: boolean;
}

export type SignUpEvent =
  | { readonly type: 'accountCreated'; readonly standing: PushStanding }
  | { readonly type: 'continued' }
  | { readonly type: 'resumed'; readonly at: SignUpStep }
  | { readonly type: 'closed' };

/** The wizard before anything happened. */
export const initialSignUp: SignUpState = { step: 0, hasMoved: false, isClosed: false };

/** Whether a step may be left without filling it in; the account itself may not (spec: signup.optional-steps-skippable). */
export const isStepSkippable = (step: SignUpStep): boolean => step > 0 && step < 7;

const asStep = (step: number): SignUpStep => SIGN_UP_STEPS[Math.min(step, 7)] ?? 7;

/** Who has just joined is a member, whatever is known of them. */
const newMember = {};

/**
 * The step after the account was made: past the push step where push is unsupported, denied or subscribed already
 * (spec: signup.after-create.subscription-skips-two, signup.after-create.otherwise-next-step).
 */
export const stepAfterAccount = (standing: PushStanding): SignUpStep =>
  isPushOffered({ user: newMember, ...standing }) ? 1 : 2;

const isFilled = (personal: SignUpMember['personal']): boolean =>
  Object.values(personal ?? {}).some((value) => value !== null && value !== '');

/** The conditions of resuming in order; the last one that holds decides. */
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

/** Where a member goes on who comes back; a visitor starts at 0 (spec: signup.resume.logged-in-step-1). */
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
 * Where a member goes on who was here before: at the step that this browser has kept, so that what they typed there is
 * in front of them even where the account knows enough to go on; else where the account says. What was kept may be
 * anything; the push step counts only as long as the account would start there, and a visitor starts at 0.
 */
export function stepOnReturn(resumed: SignUpStep, kept: number | null): SignUpStep {
  if (resumed === 0) return 0;
  return SIGN_UP_STEPS.find((step) => step === kept && step > 1) ?? resumed;
}

/** The wizard as things happen; once the person has moved it only ever goes forward (spec: signup.steps-forward-only). */
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

/** How far the wizard is, from 0 to 1 (spec: signup.progress-step-over-6). */
export const signUpProgress = (step: SignUpStep): number => Math.min(1, step / PROGRESS_UNITS);

/** The state of one of the four dots, which stand for the profile steps 2 to 5. */
export type DotState = 'done' | 'current' | 'ahead';

/** The four dots of the wizard (spec: signup.progress-four-dots). */
export const signUpDots = (step: SignUpStep): readonly DotState[] =>
  DOT_STEPS.map((dot) => {
    if (dot === step) return 'current';
    return dot < step ? 'done' : 'ahead';
  });
