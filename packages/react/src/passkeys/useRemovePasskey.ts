import { ApiError, mutationFor, queryKeyOf } from '@meetcute/client';
import { calls, type Passkey } from '@meetcute/contract';
import { requiredProblem } from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../errors/useErrorText.ts';
import { useProblemText } from '../format/useProblemText.ts';
import { useClient, useQueryClient } from '../provider/context.ts';

/** State of the form that removes a passkey, returned by `useRemovePasskey`. */
export interface PasskeyRemoval {
  /** Value of the field for the password. */
  password: string;
  /** Sets the password and clears the server's error about it. */
  setPassword: (password: string) => void;
  /** Translated message if the password is wrong, or missing in a submitted form; undefined otherwise. */
  passwordError: string | undefined;
  /** Translated message for any other failure; undefined if there is none. */
  error: string | undefined;
  /** Whether the request is in flight. */
  isPending: boolean;
  /** Prevents the default action of `event` and removes the passkey, or shows that the password is missing. Ignored while in flight. */
  onSubmit: (event: FormEvent) => void;
}

/** Returns the state and handlers of the form that removes a passkey. Calls `onRemoved` once it is removed. */
export function useRemovePasskey(passkey: Passkey, onRemoved: () => void): PasskeyRemoval {
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const problemText = useProblemText();
  const remove = useMutation({
    ...mutationFor(useClient(), calls.removePasskey),
    onSuccess: onRemoved,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.getPasskeys) }),
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
    onSubmit: (event) => {
      event.preventDefault();
      setIsSubmitted(true);
      if (password !== '' && !remove.isPending) remove.mutate({ payload: { passkey: passkey.id, password } });
    },
  };
}
