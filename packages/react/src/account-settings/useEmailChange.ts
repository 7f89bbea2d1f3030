import { ApiError, mutationFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { emailProblem, type FieldProblem } from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../errors/useErrorText.ts';
import { useClient } from '../provider/context.ts';
import { usePersistentState } from '../provider/usePersistentState.ts';

/** The form that asks for another address; the present one stays until the link in the mail was opened. */
export interface EmailChange {
  email: string;
  setEmail: (email: string) => void;
  /** What is wrong with the new address, once it was left or sent. */
  problem: FieldProblem | null;
  /** Words of the server about the new address, the password, or the whole form. */
  errors: { email: string | undefined; password: string | undefined; form: string | undefined };
  onBlur: () => void;
  password: string;
  setPassword: (password: string) => void;
  isPending: boolean;
  /** The address that a link was sent to; null before. */
  sentTo: string | null;
  canSubmit: boolean;
  onSubmit: (event: FormEvent) => void;
  /** Goes back to the empty form. */
  onAgain: () => void;
}

const fieldOf = (error: unknown) => {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'wrong_password') return 'password';
  return code === 'email_taken' ? 'email' : 'form';
};

/** State of that form. What was typed outlives a reload and a lost session, the password excepted. */
export function useEmailChange(): EmailChange {
  const [email, setEmail, forget] = usePersistentState('email-change', '');
  const [password, setPassword] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const errorText = useErrorText();
  const change = useMutation(mutationFor(useClient(), calls.changeEmail));
  const problem = emailProblem(email);
  const words = change.error ? { [fieldOf(change.error)]: errorText(change.error) } : {};
  // A word about a field is over as soon as the field is changed; the whole form's stays until the next try.
  const clear = (field: string) => {
    if (change.error && fieldOf(change.error) === field) change.reset();
  };
  return {
    email,
    setEmail: (next) => {
      clear('email');
      setEmail(next);
    },
    problem: isLeft ? problem : null,
    errors: { email: words['email'], password: words['password'], form: words['form'] },
    onBlur: () => setIsLeft(email !== ''),
    password,
    setPassword: (next) => {
      clear('password');
      setPassword(next);
    },
    isPending: change.isPending,
    sentTo,
    canSubmit: email !== '' && password !== '',
    onSubmit: (event) => {
      event.preventDefault();
      setIsLeft(true);
      if (problem || password === '' || change.isPending) return;
      const to = email.trim();
      change.mutate(
        { payload: { email: to, password } },
        {
          onSuccess: () => {
            setSentTo(to);
            setPassword('');
            setIsLeft(false);
            forget();
          },
        },
      );
    },
    onAgain: () => setSentTo(null),
  };
}
