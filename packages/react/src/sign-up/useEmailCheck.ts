import { queryFor, type Client } from '@meetcute/client';
import { calls, type EmailCheck } from '@meetcute/contract';
import { EMAIL_CHECK_DELAY_MS, emailProblem, isWorthChecking } from '@meetcute/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useClient, useQueryClient } from '../provider/context.ts';

/** Result of the server check of an email address. */
export interface EmailCheckStatus {
  /**
   * Status from the server; 'unknown' before a response, 'failed' on an error (spec: email.check-error-is-invalid).
   */
  status: EmailCheck['status'] | 'failed' | 'unknown';
  /** Token that the sign-up must send; null before a response. */
  token: string | null;
  /** Whether a check is due or in progress. */
  isChecking: boolean;
  /** Checks again after a failure. */
  onRetry: () => void;
}

/** Result of the check, with the function that a form calls. */
interface EmailChecking extends EmailCheckStatus {
  /** Starts a check that is due without waiting for the next keystroke. */
  onBlur: () => void;
  /** Result of the check that is not old enough to check again; undefined without one. */
  known: EmailCheck | undefined;
  /** Resolves with the result of the check, which it starts where it is due or has failed; null after a failure. */
  ask: () => Promise<EmailCheck | null>;
}

/** Returns the query that checks an address. */
function checkOf(client: Client, email: string) {
  const { queryKey, queryFn, meta } = queryFor(client, calls.checkEmail, { email });
  return { queryKey, queryFn, meta, retry: false, staleTime: 5 * 60_000 };
}

function useSettled(value: string, delay: number): [settled: string, settle: () => void] {
  const [settledValue, setSettledValue] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettledValue(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return [settledValue, () => setSettledValue(value)];
}

/**
 * Checks an email address on the server 400 ms after the last keystroke, or at once on `onBlur`. A newer address
 * aborts the older request, and a response for an older one is ignored (spec: email.earlier-requests-aborted).
 */
export function useEmailCheck(input: string): EmailChecking {
  const email = input.trim();
  const [settledEmail, onBlur] = useSettled(email, EMAIL_CHECK_DELAY_MS);
  const isWorth = isWorthChecking(email) && emailProblem(email) === null;
  const client = useClient();
  const queryClient = useQueryClient();
  // The same options at each key, which the observer of the query would compare.
  const settledCheck = useMemo(() => checkOf(client, settledEmail), [client, settledEmail]);
  const query = useQuery({ ...settledCheck, enabled: isWorth && settledEmail === email });
  const answer = settledEmail === email && query.data?.request_email === email ? query.data : undefined;
  const hasFailed = settledEmail === email && query.isError;
  return {
    status: answer?.status ?? (hasFailed ? 'failed' : 'unknown'),
    token: answer?.token ?? null,
    isChecking: isWorth && (settledEmail !== email || query.isFetching),
    onRetry: () => void query.refetch(),
    onBlur,
    known: query.isStale ? undefined : answer,
    ask: () => {
      onBlur();
      return queryClient.fetchQuery(checkOf(client, email)).catch(() => null);
    },
  };
}
