import { stepsProblem, type ListedStep, type SignUpStep } from '@meetcute/core';

/** Options of `useSignUp` that must fit each other. */
interface Given {
  steps: readonly SignUpStep[];
  step: string | undefined;
  defaultStep: string | undefined;
  onStepChange: unknown;
}

/** Returns what is wrong with the options of a wizard, why, and how to solve it; null if they are valid. */
export function optionsProblem(
  { steps, step, defaultStep, onStepChange }: Given,
  list: readonly ListedStep[],
): string | null {
  const problem = stepsProblem(steps);
  if (problem !== null) return problem;
  if (step !== undefined && defaultStep !== undefined)
    return 'useSignUp() got both `step` and `defaultStep`, so it is unclear who controls the step. Pass `step` with `onStepChange`, or `defaultStep` alone.';
  if (step !== undefined && onStepChange === undefined)
    return 'useSignUp() got `step` without `onStepChange`, so the wizard can’t move. Pass `onStepChange`, or `defaultStep` in place of `step`.';
  return stepProblem(step ?? defaultStep, list);
}

/** Returns the problem of a step that a wizard doesn't have; null if it has the step. */
export function stepProblem(name: string | undefined, list: readonly ListedStep[]): string | null {
  const names = list.map((step) => step.name);
  return name === undefined || names.includes(name)
    ? null
    : `The sign-up has no step "${name}", so it can’t show it. Its steps are ${names.join(', ')}: use one of them, or add it to \`steps\`.`;
}
