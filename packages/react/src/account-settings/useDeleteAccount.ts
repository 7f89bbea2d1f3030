import { ApiError, mutationFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { requiredProblem } from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../errors/useErrorText.ts';
import { useProblemText } from '../format/useProblemText.ts';
import { useClient, useQueryClient } from '../provider/context.ts';
import { readMemberId } from '../session/session-end.ts';
import { useClearSession } from '../session/useClearSession.ts';

/**
 * State of the form that deletes the account, returned by `useDeleteAccount`. Submitting the password opens a
 * confirmation; confirming it sends the request.
 */
export interface AccountDeletion {
  /** Value of the password field. */
  password: string;
  /** Sets the value of the password field and clears `passwordError`. */
  setPassword: (password: string) => void;
  /** Translated message if the password is wrong, or missing in a submitted form; undefined otherwise. */
  passwordError: string | undefined;
  /** Translated message for any other failure; undefined if there is none. */
  error: string | undefined;
  /** Whether the request is in flight. */
  isPending: boolean;
  /** Whether the confirmation is open. */
  isAsking: boolean;
  /** Prevents the default action of `event` and opens the confirmation, or shows that the password is missing. */
  onSubmit: (event: FormEvent) => void;
  /** Closes the confirmation without deleting anything. */
  onCancel: () => void;
  /** Deletes the account. Ignored while a request is in flight. */
  onConfirm: () => void;
}

/**
 * Returns the state and handlers of the form that deletes the account. Calls `onDeleted` once the account is deleted and
 * the session is cleared from this browser.
 */
export function useDeleteAccount(onDeleted: () => void): AccountDeletion {
  const queryClient = useQueryClient();
  const clearSession = useClearSession();
  const [password, setPassword] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const errorText = useErrorText();
  const problemText = useProblemText();
  const remove = useMutation({
    ...mutationFor(useClient(), calls.deleteUser),
    onMutate: () => readMemberId(queryClient),
    onSuccess: async (_done, _input, member) => {
      await clearSession(member);
      onDeleted();
    },
    onError: () => setIsAsking(false),
  });
  const isWrong = remove.error instanceof ApiError && remove.error.code === 'wrong_password';
  const missing = isSubmitted ? problemText(requiredProblem('currentPassword', password)) : undefined;
  return {
    password,
    setPassword: (next) => {
      if (isWrong) remove.reset();
      setPassword(next);
    },
    passwordError: isWrong ? errorText(remove.error) : missing,
    error: remove.error && !isWrong ? errorText(remove.error) : undefined,
    isPending: remove.isPending,
    isAsking,
    onSubmit: (event) => {
      event.preventDefault();
      setIsSubmitted(true);
      if (password !== '' && !remove.isPending) setIsAsking(true);
    },
    onCancel: () => setIsAsking(false),
    onConfirm: () => {
      if (!remove.isPending) remove.mutate({ payload: { password } });
    },
  };
}
