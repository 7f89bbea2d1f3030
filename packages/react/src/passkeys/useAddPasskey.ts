import { ApiError, mutationFor, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { requiredProblem, type FieldProblem } from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../errors/useErrorText.ts';
import { useProblemText } from '../format/useProblemText.ts';
import { useClient, useQueryClient } from '../provider/context.ts';
import { createPasskey, problemOf, type PasskeyProblem } from './webauthn.ts';

/** State of the form that adds a passkey, returned by `useAddPasskey`. Input is kept after a failure. */
export interface PasskeyAddition {
  /** Value of the field for the name. */
  name: string;
  /** Sets the name. */
  setName: (name: string) => void;
  /** Value of the field for the password. */
  password: string;
  /** Sets the password and clears the server's error about it. */
  setPassword: (password: string) => void;
  /** Problem of the name, once the form was submitted; null without one. */
  nameProblem: FieldProblem | null;
  /** Translated message if the password is wrong, or missing in a submitted form; undefined otherwise. */
  passwordError: string | undefined;
  /** Reason for which the browser created no passkey; null without one. */
  problem: PasskeyProblem | null;
  /** Translated message for any other failure; undefined if there is none. */
  error: string | undefined;
  /** Whether both fields are filled in. */
  canSubmit: boolean;
  /** Whether a request or the browser's dialog is in progress. */
  isPending: boolean;
  /**
   * Prevents the default action of `event`, checks the password and opens the browser's dialog, or shows what is
   * missing. Ignored while pending.
   */
  onSubmit: (event: FormEvent) => void;
}

/**
 * Returns the state and handlers of the form that adds a passkey. `suggestion` is the name that it starts with. Calls
 * `onAdded` with the stored name.
 */
export function useAddPasskey(suggestion: string, onAdded: (name: string) => void): PasskeyAddition {
  const queryClient = useQueryClient();
  const client = useClient();
  const errorText = useErrorText();
  const [name, setName] = useState(suggestion);
  const [password, setPassword] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const problemText = useProblemText();
  const start = useMutation(mutationFor(client, calls.startPasskey));
  const create = useMutation({ mutationFn: createPasskey });
  const add = useMutation({
    ...mutationFor(client, calls.addPasskey),
    // Another browser may have used up the last place.
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.getPasskeys) }),
  });
  const error = start.error ?? create.error ?? add.error;
  const isWrong = error instanceof ApiError && error.code === 'wrong_password';
  const problem = problemOf(error);
  const isPending = start.isPending || create.isPending || add.isPending;
  const nameProblem = requiredProblem('passkey', name.trim());
  const passwordProblem = requiredProblem('currentPassword', password);
  const canSubmit = nameProblem === null && passwordProblem === null;

  const submit = async () => {
    for (const step of [start, create, add]) step.reset();
    const { options } = await start.mutateAsync({ payload: { password } });
    const passkey = await create.mutateAsync(options);
    return add.mutateAsync({ payload: { name: name.trim(), passkey } });
  };
  return {
    name,
    setName,
    password,
    setPassword: (next) => {
      if (isWrong) start.reset();
      setPassword(next);
    },
    nameProblem: isSubmitted ? nameProblem : null,
    passwordError: isWrong ? errorText(error) : isSubmitted ? problemText(passwordProblem) : undefined,
    problem,
    error: error && !isWrong && !problem ? errorText(error) : undefined,
    canSubmit,
    isPending,
    onSubmit: (event) => {
      event.preventDefault();
      setIsSubmitted(true);
      if (!canSubmit || isPending) return;
      submit().then(
        ({ passkey }) => onAdded(passkey.name),
        // The failed step has stored its error.
        () => undefined,
      );
    },
  };
}
