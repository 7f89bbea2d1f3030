import { ApiError, mutationFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient } from '../provider/context.ts';
import { memberIdOf } from '../session/sessionEnd.ts';
import { useClearSession } from '../session/useClearSession.ts';

/** Deleting one's account: the password, then a last question, then the call. */
export interface AccountDeletion {
  password: string;
  setPassword: (password: string) => void;
  /** Words for a password that is not right; undefined while there is none. */
  passwordError: string | undefined;
  /** Words for any other failure; undefined while there is none. */
  error: string | undefined;
  isPending: boolean;
  /** Whether the last question stands open. */
  isAsking: boolean;
  /** The form was sent: asks the last question. */
  onSubmit: (event: FormEvent) => void;
  onCancel: () => void;
  onConfirm: () => void;
}

/** State of the deletion; `onDeleted` runs when nobody is logged in here any more. */
export function useDeleteAccount(onDeleted: () => void): AccountDeletion {
  const queryClient = useQueryClient();
  const leave = useClearSession();
  const [password, setPassword] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const errorText = useErrorText();
  const remove = useMutation({
    ...mutationFor(useClient(), calls.deleteUser),
    onMutate: () => memberIdOf(queryClient),
    onSuccess: async (_done, _input, member) => {
      await leave(member);
      onDeleted();
    },
    onError: () => setIsAsking(false),
  });
  const isWrong = remove.error instanceof ApiError && remove.error.code === 'wrong_password';
  return {
    password,
    setPassword: (next) => {
      if (isWrong) remove.reset();
      setPassword(next);
    },
    passwordError: isWrong ? errorText(remove.error) : undefined,
    error: remove.error && !isWrong ? errorText(remove.error) : undefined,
    isPending: remove.isPending,
    isAsking,
    onSubmit: (event) => {
      event.preventDefault();
      if (password !== '' && !remove.isPending) setIsAsking(true);
    },
    onCancel: () => setIsAsking(false),
    onConfirm: () => {
      if (!remove.isPending) remove.mutate({ payload: { password } });
    },
  };
}
