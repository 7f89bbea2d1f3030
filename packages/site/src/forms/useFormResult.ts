import { ApiError } from '@meetcute/client';
import { useMemo } from 'react';
import { useCurrentPage } from '../router/index.ts';
import type { FormResult } from './form-result.ts';

/** Result of a form that the server handled, with its error. */
export interface HandledForm extends Omit<FormResult, 'failure'> {
  /** Error of the call; null if it succeeded or was not made. */
  error: ApiError | null;
}

/** Returns the result of the page's form if the server handled it; null on every other page. */
export function useFormResult(): HandledForm | null {
  const result = useCurrentPage().form;
  return useMemo(() => {
    if (result === null) return null;
    const { failure, ...rest } = result;
    const error =
      failure &&
      new ApiError({
        ...failure,
        message: 'The server refused a form.',
        retryAfter: failure.retryAfter ?? undefined,
        fields: failure.fields ? { ...failure.fields } : undefined,
      });
    return { ...rest, error };
  }, [result]);
}
