import { ApiError, mutationFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { passwordProblem, type FieldProblem } from '@meetcute/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient } from '../provider/context.ts';
import { clearMember } from '../session/clearMember.ts';
import { setSessionEnd } from '../session/sessionEnd.ts';

/** The form behind a mailed link that sets a new password. */
export interface NewPassword {
  password: string;
  setPassword: (password: string) => void;
  /** What is wrong with the password, once it was left or sent. */
  problem: FieldProblem | null;
  /** Words for a password that the server refused as too easy; undefined once it was changed. */
  refusal: string | undefined;
  onBlur: () => void;
  isPending: boolean;
  /** Whether the link has expired or was used, so that only a new one helps. */
  isBadLink: boolean;
  /** Words for any other failure; undefined while there is none. */
  error: string | undefined;
  onSubmit: (event: FormEvent) => void;
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null);

/** State of that form; `onDone` runs when the new password holds and every session of the account has ended. */
export function useNewPassword(token: string | null, onDone: () => void): NewPassword {
  const queryClient = useQueryClient();
  const [password, setPassword] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const errorText = useErrorText();
  const save = useMutation({
    ...mutationFor(useClient(), calls.resetPassword),
    onSuccess: async () => {
      // This browser's session has ended too, and whoever chose the password knows why.
      setSessionEnd(queryClient, 'left');
      await clearMember(queryClient);
      onDone();
    },
  });
  const problem = passwordProblem(password);
  const isWeak = codeOf(save.error) === 'weak_password';
  const isBadLink = token === null || codeOf(save.error) === 'bad_token';
  return {
    password,
    setPassword,
    problem: isLeft ? problem : null,
    refusal: isWeak && refused === password ? errorText(save.error) : undefined,
    onBlur: () => setIsLeft(password !== ''),
    isPending: save.isPending,
    isBadLink,
    error: save.error && !isWeak && !isBadLink ? errorText(save.error) : undefined,
    onSubmit: (event) => {
      event.preventDefault();
      setIsLeft(true);
      if (problem || save.isPending || token === null) return;
      setRefused(password);
      save.mutate({ payload: { token, password } });
    },
  };
}
