import { ApiError, mutationFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { passwordProblem, type FieldProblem } from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient, useClientStore, useQueryClient } from '../provider/context.ts';
import { clearMember } from '../session/clear-member.ts';
import { useResetAddress } from './useResetAddress.ts';

/** State of the form that sets a new password with a mailed link, returned by `useNewPassword`. */
export interface NewPassword {
  /** Value of the password field. */
  password: string;
  /** Sets the value of the password field. */
  setPassword: (password: string) => void;
  /** Validation problem of the password. Null while it is valid, and until the field is blurred or the form submitted. */
  problem: FieldProblem | null;
  /** Translated message if the server rejected this password as too weak; undefined once the field changes. */
  refusal: string | undefined;
  /** Starts validation; for the `onBlur` of the field. Ignored while the field is empty. */
  onBlur: () => void;
  /** Whether the request is in flight. */
  isPending: boolean;
  /** Whether the link has no token, has expired or was used. The member then needs a new link. */
  isBadLink: boolean;
  /** Translated message for any other failure; undefined if there is none. */
  error: string | undefined;
  /** Prevents the default action of `event`, validates and sends the form. Ignored while a request is in flight. */
  onSubmit: (event: FormEvent) => void;
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null);

/**
 * Returns the state and handlers of the form that sets a new password. `token` comes from the mailed link; null if the URL
 * has none. Calls `onDone` after the password is set, which ends every session of the account, with the address for which
 * this browser requested the link; '' if another one did.
 */
export function useNewPassword(token: string | null, onDone: (email: string) => void): NewPassword {
  const queryClient = useQueryClient();
  const store = useClientStore();
  const [password, setPassword] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const [refusedPassword, setRefusedPassword] = useState<string | null>(null);
  const [address, , forgetAddress] = useResetAddress();
  const errorText = useErrorText();
  const save = useMutation({
    ...mutationFor(useClient(), calls.resetPassword),
    onSuccess: async () => {
      // This session has ended too. The member caused that, so no notice about a lost session is shown.
      store.setState({ sessionEnd: 'left' });
      await clearMember(queryClient, store);
      forgetAddress();
      onDone(address);
    },
  });
  const problem = passwordProblem(password);
  const isWeak = codeOf(save.error) === 'weak_password';
  const isBadLink = token === null || codeOf(save.error) === 'bad_token';
  return {
    password,
    setPassword,
    problem: isLeft ? problem : null,
    refusal: isWeak && refusedPassword === password ? errorText(save.error) : undefined,
    onBlur: () => setIsLeft(password !== ''),
    isPending: save.isPending,
    isBadLink,
    error: save.error && !isWeak && !isBadLink ? errorText(save.error) : undefined,
    onSubmit: (event) => {
      event.preventDefault();
      setIsLeft(true);
      if (problem || save.isPending || token === null) return;
      setRefusedPassword(password);
      save.mutate({ payload: { token, password } });
    },
  };
}
