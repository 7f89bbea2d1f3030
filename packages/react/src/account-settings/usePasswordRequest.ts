import { mutationFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { emailProblem, type FieldProblem } from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient } from '../provider/context.ts';
import { useResetAddress } from './useResetAddress.ts';

/**
 * State of the form that requests a password reset link, returned by `usePasswordRequest`. The form never reveals whether
 * an account exists for the address.
 */
export interface PasswordRequest {
  /** Value of the address field. */
  email: string;
  /** Sets the value of the address field. */
  setEmail: (email: string) => void;
  /** Validation problem of the address. Null while it is valid, and until the field is blurred or the form submitted. */
  problem: FieldProblem | null;
  /** Starts validation; for the `onBlur` of the field. Ignored while the field is empty. */
  onBlur: () => void;
  /** Whether the request is in flight. */
  isPending: boolean;
  /** Address that a link was requested for; null until the request succeeds. */
  sentTo: string | null;
  /** Translated message for the last failed request; undefined if it did not fail. */
  error: string | undefined;
  /** Validates and sends the form. Prevents the default action of `event`. Ignored while a request is in flight. */
  onSubmit: (event?: FormEvent) => void;
  /** Requests another link for the same address. Ignored while a request is in flight. */
  onResend: () => void;
  /** Whether another link was requested. */
  isResent: boolean;
  /** Returns to the form and keeps the entered address. */
  onAgain: () => void;
}

/** Returns the state and handlers of the form that requests a password reset link. `first` is the initial address. */
export function usePasswordRequest(first = ''): PasswordRequest {
  const [email, setEmail] = useState(first);
  const [isLeft, setIsLeft] = useState(false);
  const [sentRequest, setSentRequest] = useState<{ to: string; count: number } | null>(null);
  const [, setResetAddress] = useResetAddress();
  const request = useMutation({
    ...mutationFor(useClient(), calls.requestPasswordReset),
    onSuccess: (_response, { payload }) => {
      setSentRequest((earlierRequest) => ({ to: payload.email, count: (earlierRequest?.count ?? 0) + 1 }));
      setResetAddress(payload.email);
    },
  });
  const errorText = useErrorText();
  const problem = emailProblem(email);
  const send = () => {
    if (!problem && !request.isPending) request.mutate({ payload: { email: email.trim() } });
  };
  return {
    email,
    setEmail,
    problem: isLeft ? problem : null,
    onBlur: () => setIsLeft(email !== ''),
    isPending: request.isPending,
    sentTo: sentRequest?.to ?? null,
    onResend: send,
    isResent: (sentRequest?.count ?? 0) > 1,
    error: request.error ? errorText(request.error) : undefined,
    onSubmit: (event) => {
      event?.preventDefault();
      setIsLeft(true);
      send();
    },
    onAgain: () => {
      setSentRequest(null);
      request.reset();
    },
  };
}
