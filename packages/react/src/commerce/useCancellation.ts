import { mutationFor } from '@meetcute/client';
import { calls, type Language } from '@meetcute/contract';
import { emailProblem, type FieldProblem } from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient } from '../provider/context.ts';

/** Fields of a cancellation without login. */
export interface CancellationValues {
  email: string;
  reason: string;
}

/** Cancellation that the server handled, because the page's script had not loaded. */
export interface SubmittedCancellation {
  values: Partial<CancellationValues>;
  error: Error | null;
  /** Time of its arrival; null if it was not received. */
  receipt: string | null;
}

/** Form of a cancellation without login, and the time of its arrival. */
export interface UseCancellationResult {
  values: CancellationValues;
  setValue: (field: keyof CancellationValues, value: string) => void;
  /** Problem of the address, after the first submit; null without one. */
  problem: FieldProblem | null;
  isPending: boolean;
  /** Translated message of the last failure; undefined without one. */
  error: string | undefined;
  onSubmit: (event?: FormEvent) => void;
  /** Instant of its arrival at the server; null before. */
  receivedAt: string | null;
}

/** Form state of a cancellation without login. `submitted` is one that the server handled; default: null, none. */
export function useCancellation(submitted: SubmittedCancellation | null = null): UseCancellationResult {
  const { i18n } = useTranslation();
  const errorText = useErrorText();
  const [values, setValues] = useState<CancellationValues>({ email: '', reason: '', ...submitted?.values });
  const [isSent, setIsSent] = useState(submitted !== null);
  const send = useMutation(mutationFor(useClient(), calls.cancelByEmail));
  const problem = emailProblem(values.email);
  const error = send.isIdle ? (submitted?.error ?? null) : send.error;
  return {
    values,
    setValue: (field, value) => setValues((known) => ({ ...known, [field]: value })),
    problem: isSent ? problem : null,
    isPending: send.isPending,
    error: error ? errorText(error) : undefined,
    onSubmit: (event) => {
      event?.preventDefault();
      setIsSent(true);
      if (problem || send.isPending) return;
      const reason = values.reason.trim();
      const language = i18n.language as Language;
      send.mutate({ payload: { email: values.email.trim(), language, ...(reason && { reason }) } });
    },
    receivedAt: send.data?.received_at ?? submitted?.receipt ?? null,
  };
}
