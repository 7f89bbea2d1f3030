import type { ListedStep } from './step-list.ts';

/** Steps at the end without data of the member, which the progress does not count. */
const CLOSING_STEPS = 2;

const indexOf = (list: readonly ListedStep[], step: string): number =>
  Math.max(
    0,
    list.findIndex(({ name }) => name === step),
  );

/** Returns the progress from 0 to 1: eight steps give sixths (spec: signup.progress-step-over-6). */
export const signUpProgress = (list: readonly ListedStep[], step: string): number =>
  Math.min(1, indexOf(list, step) / Math.max(1, list.length - CLOSING_STEPS));

/**
 * Returns the number of a step and how many there are, for people. A step that not everybody sees shares the number
 * of the one before it, so that no number is skipped.
 */
export function signUpPosition(
  list: readonly ListedStep[],
  step: string,
): { readonly step: number; readonly count: number } {
  const numbered = (steps: readonly ListedStep[]) =>
    steps.filter(({ isConditional }) => !isConditional).length;
  return {
    step: Math.max(1, numbered(list.slice(0, indexOf(list, step) + 1))),
    count: Math.max(1, numbered(list)),
  };
}

/** State of a progress dot. */
export type DotState = 'done' | 'current' | 'ahead';

/** Steps without a dot: dots represent the profile steps, and an app's own. */
const WITHOUT_DOT: ReadonlySet<string> = new Set(['account', 'push', 'members', 'end']);

/** Returns the progress dots: four for the steps of the specification (spec: signup.progress-four-dots). */
export function signUpDots(list: readonly ListedStep[], step: string): readonly DotState[] {
  const at = indexOf(list, step);
  return list.flatMap(({ name }, index) => {
    if (WITHOUT_DOT.has(name)) return [];
    if (index === at) return ['current'];
    return index < at ? ['done'] : ['ahead'];
  });
}
