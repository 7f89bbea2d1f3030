import type { FieldProblem } from '@meetcute/core';
import { useTranslation } from 'react-i18next';

/**
 * Returns a function that formats a field's problem; undefined without one. The message for an empty required
 * field names the field.
 */
export function useProblemText(): (problem: FieldProblem | null) => string | undefined {
  const { t } = useTranslation('validation');
  return (problem) => {
    if (!problem) return undefined;
    if (problem.key === 'required') return t(`required.${problem.field}`);
    return t(problem.key, { ...problem.values });
  };
}
