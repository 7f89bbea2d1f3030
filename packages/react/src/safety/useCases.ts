import { queryFor } from '@meetcute/client';
import { calls, type SafetyCase } from '@meetcute/contract';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient } from '../provider/context.ts';

/** Reports and complaints of the member, and decisions about the member. */
export interface Cases {
  /** Newest first; undefined before they are loaded. */
  cases: readonly SafetyCase[] | undefined;
  /** Translated message when the list failed to load; undefined without a failure. */
  loadError: string | undefined;
  /** Loads the list again. */
  onReload: () => void;
}

/** Loads the member's reports and complaints with their decisions, and the decisions about the member. */
export function useCases(): Cases {
  const errorText = useErrorText();
  const list = useQuery(queryFor(useClient(), calls.getCases));
  return {
    cases: list.data?.cases,
    loadError: list.error && !list.data ? errorText(list.error) : undefined,
    onReload: () => void list.refetch(),
  };
}
