import { mutationFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { emailProblem, type FieldProblem } from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient } from '../provider/context.ts';

/** The form that asks for a link to a new password. What it shows never depends on whether there is such an account. */
export interface PasswordRequest {
  email: string;
  setEmail: (email: string) => void;
  /** What is wrong with the address, once it was left or sent. */
  problem: FieldProblem | null;
  onBlur: () => void;
  isPending: boolean;
  /** The address that a link was asked for; null before. */
  sentTo: string | null;
  /** Words for the last failure; undefined while there is none. */
  error: string | undefined;
  onSubmit: (event?: FormEvent) => void;
  /** Goes back to the form, with what was typed. */
  onAgain: () => void;
}

/** State of that form; `first` stands in the field to begin with. */
export function usePasswordRequest(first = ''): PasswordRequest {
  const [email, setEmail] = useState(first);
  const [isLeft, setIsLeft] = useState(false);
  const request = useMutation(mutationFor(useClient(), calls.requestPasswordReset));
  const errorText = useErrorText();
  const problem = emailProblem(email);
  return {
    email,
    setEmail,
    problem: isLeft ? problem : null,
    onBlur: () => setIsLeft(email !== ''),
    isPending: request.isPending,
    sentTo: request.isSuccess ? email.trim() : null,
    error: request.error ? errorText(request.error) : undefined,
    onSubmit: (event) => {
      event?.preventDefault();
      setIsLeft(true);
      if (!problem && !request.isPending) request.mutate({ payload: { email: email.trim() } });
    },
    onAgain: () => request.reset(),
  };
}
