import { refusedNameProblem } from '@meetcute/core';
import type { AccountStepProps } from '@meetcute/kit';
import { useErrorText } from '@meetcute/react';
import { useFormResult } from './useFormResult.ts';

/** Returns the account form that the server refused, with its error as text; null on every other page. */
export function useSubmittedAccount(): NonNullable<AccountStepProps['submitted']> | null {
  const result = useFormResult();
  const errorText = useErrorText();
  if (result === null) return null;
  const { values, passwordProblem, error } = result;
  return {
    email: values.email ?? '',
    name: values.name ?? '',
    passwordProblem,
    nameProblem: refusedNameProblem(error?.fields?.['name']),
    error: error ? errorText(error) : undefined,
  };
}
