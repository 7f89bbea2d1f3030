import type { ListedStep } from './step-list.ts';

/** Steps at the end without data of the member, which the progress does not count. */
const CLOSING_STEPS = 2;

const indexOf = (list: readonly ListedStep[], step: string): number =>
  Math.max(
    0,
    list.findIndex(({ name }) => name === step),
  );

/** Steps without a dot: dots represent the profile steps, and an app's own. */
const WITHOUT_DOT: ReadonlySet<string> = new Set(['account', 'push', 'members', 'end']);

const hasDot = ({ name }: Pick<ListedStep, 'name'>): boolean => !WITHOUT_DOT.has(name);

/** Number of steps that the progress counts: all after the first, but the last. */
const unitsOf = (list: readonly ListedStep[]): number => Math.max(1, list.length - CLOSING_STEPS);

/** Returns the progress from 0 to 1: eight steps give sixths (spec: signup.progress-step-over-6). */
export const signUpProgress = (list: readonly ListedStep[], step: string): number =>
  Math.min(1, indexOf(list, step) / unitsOf(list));

/** Position of a step, from which words, bar and dots are made. */
export interface SignUpPosition {
  /** Number of the step, 0 for the first; more than `count` for the last. */
  readonly step: number;
  /** Number of steps that the progress counts: six for the steps of the specification. */
  readonly count: number;
  /** Number of the step among those with a dot; 0 for a step without a dot. */
  readonly dot: number;
  /** Number of dots. */
  readonly dots: number;
}

/** Returns the position of a step. The progress is its `step` divided by its `count`, so that words and bar agree. */
export function signUpPosition(list: readonly ListedStep[], step: string): SignUpPosition {
  const dottedSteps = list.filter(hasDot);
  return {
    step: indexOf(list, step),
    count: unitsOf(list),
    dot: dottedSteps.findIndex(({ name }) => name === step) + 1,
    dots: dottedSteps.length,
  };
}

/** State of a progress dot. */
export type DotState = 'done' | 'current' | 'ahead';

/** Returns the progress dots: four for the steps of the specification (spec: signup.progress-four-dots). */
export function signUpDots(list: readonly ListedStep[], step: string): readonly DotState[] {
  const currentIndex = indexOf(list, step);
  return list.flatMap(({ name }, index) => {
    if (!hasDot({ name })) return [];
    if (index === currentIndex) return ['current'];
    return index < currentIndex ? ['done'] : ['ahead'];
  });
}
