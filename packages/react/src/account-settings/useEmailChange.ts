import { ApiError, mutationFor } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { emailProblem, requiredProblem, type FieldProblem } from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../errors/useErrorText.ts';
import { useProblemText } from '../format/useProblemText.ts';
import { useClient } from '../provider/context.ts';
import { usePersistentState } from '../provider/usePersistentState.ts';

/**
 * State of the form that changes the email address, returned by `useEmailChange`. The current address stays in use until
 * the member opens the link in the mail.
 */
export interface EmailChange {
  /** Value of the address field. */
  email: string;
  /** Sets the value of the address field and clears the server's error about it. */
  setEmail: (email: string) => void;
  /** Validation problem of the address. Null while it is valid, and until the field is blurred or the form submitted. */
  problem: FieldProblem | null;
  /**
   * Translated server errors for the address, the password or the whole form, and for a password that a submitted form
   * lacks; undefined where there is none.
   */
  errors: { email: string | undefined; password: string | undefined; form: string | undefined };
  /** Starts validation; for the `onBlur` of the address field. Ignored while the field is empty. */
  onBlur: () => void;
  /** Value of the password field. */
  password: string;
  /** Sets the value of the password field and clears the server's error about it. */
  setPassword: (password: string) => void;
  /** Whether the request is in flight. */
  isPending: boolean;
  /** Address that a link was sent to; null until the request succeeds. */
  sentTo: string | null;
  /** Whether both fields are filled in. */
  canSubmit: boolean;
  /** Prevents the default action of `event`, validates and sends the form. Ignored while a request is in flight. */
  onSubmit: (event: FormEvent) => void;
  /** Returns to the empty form. */
  onAgain: () => void;
}

const fieldOf = (error: unknown) => {
  const code = error instanceof ApiError ? error.code : null;
  return code === 'wrong_password' ? 'password' : 'form';
};

/**
 * Returns the state and handlers of the form that changes the email address. The entered address survives a reload and a
 * lost session; the password does not.
 */
export function useEmailChange(): EmailChange {
  const [email, setEmail, forget] = usePersistentState('email-change', '');
  const [password, setPassword] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const errorText = useErrorText();
  const problemText = useProblemText();
  const change = useMutation(mutationFor(useClient(), calls.changeEmail));
  const problem = emailProblem(email);
  const missing = isSubmitted ? problemText(requiredProblem('currentPassword', password)) : undefined;
  const messages = change.error ? { [fieldOf(change.error)]: errorText(change.error) } : {};
  // Editing a field clears its own error; the form's error stays until the next submission.
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
    errors: { email: messages['email'], password: missing ?? messages['password'], form: messages['form'] },
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
      setIsSubmitted(true);
      if (problem || password === '' || change.isPending) return;
      const newEmail = email.trim();
      change.mutate(
        { payload: { email: newEmail, password } },
        {
          onSuccess: () => {
            setSentTo(newEmail);
            setPassword('');
            setIsLeft(false);
            setIsSubmitted(false);
            forget(email);
          },
        },
      );
    },
    onAgain: () => setSentTo(null),
  };
}
