import type { FieldProblem } from '@meetcute/core';
import { useTranslation } from 'react-i18next';

/** Returns the message for a field's problem; undefined when there is none. An empty field is asked for by name. */
export function useProblemText(): (problem: FieldProblem | null) => string | undefined {
  const { t } = useTranslation('validation');
  return (problem) => {
    if (!problem) return undefined;
    if (problem.key === 'required') return t(`required.${problem.field}`);
    return t(problem.key, { ...problem.values });
  };
}
