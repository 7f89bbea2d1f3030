import { queryFor } from '@meetcute/client';
import { calls, type EmailCheck } from '@meetcute/contract';
import { EMAIL_CHECK_DELAY_MS, emailProblem, isWorthChecking } from '@meetcute/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from '../provider/context.ts';

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

function useSettled(value: string, delay: number): [settled: string, settle: () => void] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return [settled, () => setSettled(value)];
}

/**
 * Checks an email address on the server 400 ms after the last keystroke, or at once on `onBlur`. A newer address
 * aborts the older request, and a response for an older one is ignored (spec: email.earlier-requests-aborted).
 */
export function useEmailCheck(typed: string): EmailCheckStatus & { onBlur: () => void } {
  const email = typed.trim();
  const [settled, onBlur] = useSettled(email, EMAIL_CHECK_DELAY_MS);
  const isWorth = isWorthChecking(email) && emailProblem(email) === null;
  const { queryKey, queryFn, meta } = queryFor(useClient(), calls.checkEmail, { email: settled });
  const query = useQuery({
    queryKey,
    queryFn,
    meta,
    enabled: isWorth && settled === email,
    retry: false,
    staleTime: 5 * 60_000,
  });
  const answer = settled === email && query.data?.request_email === email ? query.data : undefined;
  const hasFailed = settled === email && query.isError;
  return {
    status: answer?.status ?? (hasFailed ? 'failed' : 'unknown'),
    token: answer?.token ?? null,
    isChecking: isWorth && (settled !== email || query.isFetching),
    onRetry: () => void query.refetch(),
    onBlur,
  };
}
