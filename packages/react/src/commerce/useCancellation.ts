import { mutationFor } from '@meetcute/client';
import { calls, type Language } from '@meetcute/contract';
import {
  cancellationPayload,
  checkCancellation,
  emailProblem,
  hasNeededReason,
  isDayTooLate,
  type Cancellation,
  type FieldProblem,
} from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient, usePorts } from '../provider/context.ts';

/** Cancellation that the server handled, because the page's script had not loaded. */
export interface SubmittedCancellation {
  /** Fields as they were sent. */
  values: Readonly<Record<string, string>>;
  error: Error | null;
  /** Time of its arrival; null if it was not received. */
  receipt: string | null;
}

/** Form of a cancellation without login, and the time of its arrival. */
export interface UseCancellationResult {
  values: Cancellation;
  setValue: (field: keyof Cancellation, value: string) => void;
  /** Problem of the address, after the first submit; null without one. */
  problem: FieldProblem | null;
  /** Whether the reason is missing that an extraordinary cancellation needs, after the first submit. */
  isReasonMissing: boolean;
  /** Whether the wished day is too late to be meant, after the first submit. */
  isDayTooLate: boolean;
  isPending: boolean;
  /** Translated message of the last failure; undefined without one. */
  error: string | undefined;
  onSubmit: (event?: FormEvent) => void;
  /** Instant of its arrival at the server; null before. */
  receivedAt: string | null;
}

/** Returns the fields of a form; those that it has not are empty. */
const valuesOf = ({
  email = '',
  kind,
  reason = '',
  date = '',
}: Readonly<Record<string, string>>): Cancellation => ({
  email,
  kind: kind === 'extraordinary' ? 'extraordinary' : 'ordinary',
  reason,
  date,
});

/** Form state of a cancellation without login. `submission` is one that the server handled; default: null, none. */
export function useCancellation(submission: SubmittedCancellation | null = null): UseCancellationResult {
  const { i18n } = useTranslation();
  const errorText = useErrorText();
  const { now } = usePorts();
  const [values, setValues] = useState<Cancellation>(() => valuesOf(submission?.values ?? {}));
  const [isSent, setIsSent] = useState(submission !== null);
  const send = useMutation(mutationFor(useClient(), calls.cancelByEmail));
  const error = send.isIdle ? (submission?.error ?? null) : send.error;
  return {
    values,
    setValue: (field, value) => setValues((currentValues) => valuesOf({ ...currentValues, [field]: value })),
    problem: isSent ? emailProblem(values.email) : null,
    isReasonMissing: isSent && !hasNeededReason(values),
    isDayTooLate: isSent && isDayTooLate(values.date, now()),
    isPending: send.isPending,
    error: error ? errorText(error) : undefined,
    onSubmit: (event) => {
      event?.preventDefault();
      setIsSent(true);
      const result = checkCancellation(values, now());
      if (!result.isAllowed || send.isPending) return;
      send.mutate({
        payload: { ...cancellationPayload(result.value), language: i18n.language as Language },
      });
    },
    receivedAt: send.data?.received_at ?? submission?.receipt ?? null,
  };
}
