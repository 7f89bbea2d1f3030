import type { FieldProblem } from '@meetcute/core';
import { useTranslation } from 'react-i18next';

/** Words for what is wrong with a field; undefined when all is well. */
export function useProblemText(): (problem: FieldProblem | null) => string | undefined {
  const { t: text } = useTranslation('validation');
  return (problem) => (problem ? text(problem.key, { ...problem.values }) : undefined);
}
