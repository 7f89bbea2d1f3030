import { isPushOffered, type PushOfferInput } from '../permissions/member.ts';

/** The steps of the specification in order; its step numbers are the indexes (spec: signup.steps-0-to-7). */
export const signUpSteps = [
  'account',
  'push',
  'photo',
  'place',
  'person',
  'about',
  'members',
  'end',
] as const;

/** Name of a step of the specification. */
export type SignUpStepName = (typeof signUpSteps)[number];

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

/** Input of the rules of a step. */
export interface SignUpSituation {
  /** The logged-in member; null for a visitor. */
  readonly member: SignUpMember | null;
  /** Whether push can be offered. */
  readonly standing: PushStanding;
  /** Whether the site skips steps whose data is known. */
  readonly hasAutoSkip: boolean;
}

/** A step of the wizard and its rules. Rules of a known name that are left out are the built-in ones. */
export interface SignUpStepRules {
  /** Unique name, stored to resume there. */
  readonly name: string;
  /** Returns whether the wizard passes over the step. Default: never. */
  readonly isSkipped?: (situation: SignUpSituation) => boolean;
  /** Returns whether a returning member resumes after the step. Default: never. */
  readonly isComplete?: (situation: SignUpSituation) => boolean;
}

/** A step of the specification by name, or any step with rules. */
export type SignUpStep = SignUpStepName | SignUpStepRules;

/** A step whose rules are applied to a situation. */
export interface ListedStep {
  readonly name: string;
  readonly isSkipped: boolean;
  readonly isComplete: boolean;
}

const isFilled = (personal: SignUpMember['personal']): boolean =>
  Object.values(personal ?? {}).some((value) => value !== null && value !== '');

/** Rules of the known steps (spec: signup.resume.logged-in-step-1 and those that follow it). */
const builtIn: Readonly<Record<SignUpStepName, Omit<SignUpStepRules, 'name'>>> = {
  account: { isComplete: ({ member }) => member !== null },
  // The step comes after the account, so its viewer counts as a member before the account has loaded.
  push: { isSkipped: ({ standing }) => !isPushOffered({ user: {}, ...standing }) },
  photo: { isComplete: ({ member }) => Boolean(member?.main_image) },
  place: {
    isComplete: ({ member, hasAutoSkip }) => hasAutoSkip && Boolean(member?.countryregion ?? member?.city),
  },
  person: {
    isComplete: ({ member, hasAutoSkip }) =>
      hasAutoSkip && (member?.gender ?? member?.date_of_birth ?? null) !== null,
  },
  about: { isComplete: ({ member, hasAutoSkip }) => hasAutoSkip && isFilled(member?.personal ?? null) },
  members: {},
  end: {},
};

const isKnownName = (name: string): name is SignUpStepName => Object.hasOwn(builtIn, name);

const rulesOf = (step: SignUpStep): SignUpStepRules => {
  const rules = typeof step === 'string' ? { name: step } : step;
  return isKnownName(rules.name) ? { ...builtIn[rules.name], ...rules } : rules;
};

/** Applies the rules of all steps to a situation. */
export const listSteps = (steps: readonly SignUpStep[], situation: SignUpSituation): readonly ListedStep[] =>
  steps.map(rulesOf).map(({ name, isSkipped, isComplete }) => ({
    name,
    isSkipped: isSkipped?.(situation) ?? false,
    isComplete: isComplete?.(situation) ?? false,
  }));

/** Returns what is wrong with the steps of a wizard, why, and how to solve it; null if they are valid. */
export function stepsProblem(steps: readonly SignUpStep[]): string | null {
  const names = steps.map((step) => rulesOf(step).name);
  if (names.length === 0)
    return 'The sign-up has no steps, so there is nothing to show. Pass at least one step, or leave out `steps`.';
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    return `The sign-up has the step "${twice}" twice, so it can't resume there. Give each step a name of its own.`;
  const unknown = steps.find((step) => typeof step === 'string' && !isKnownName(step));
  return unknown === undefined
    ? null
    : `The sign-up has no step "${String(unknown)}", so it has no rules. Use one of ${signUpSteps.join(', ')}, ` +
        `or declare a step of your own: { name: '${String(unknown)}' }.`;
}
