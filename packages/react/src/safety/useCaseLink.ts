import { ApiError, queryFor } from '@meetcute/client';
import { calls, type SafetyCase } from '@meetcute/contract';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient } from '../provider/context.ts';

/** Case of a mailed link, returned by `useCaseLink`. */
export interface CaseLink {
  /** The case as its recipient sees it; undefined before it is loaded and for an invalid link. */
  shown: SafetyCase | undefined;
  /** Whether the link is incomplete or has expired. */
  isInvalid: boolean;
  /** Translated message when the case failed to load; undefined without a failure. */
  loadError: string | undefined;
  /** Loads the case again. */
  onReload: () => void;
}

/** Loads the case of a mailed link. A link without a token is invalid. */
export function useCaseLink(token: string | null): CaseLink {
  const errorText = useErrorText();
  const options = queryFor(useClient(), calls.getCaseByLink, { token: token ?? '' });
  const query = useQuery({ ...options, enabled: token !== null });
  const isBad = query.error instanceof ApiError && ['bad_token', 'bad_request'].includes(query.error.code);
  return {
    shown: query.data,
    isInvalid: token === null || isBad,
    loadError: query.error && !query.data && !isBad ? errorText(query.error) : undefined,
    onReload: () => void query.refetch(),
  };
}
