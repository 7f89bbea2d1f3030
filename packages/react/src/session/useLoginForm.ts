import { useState, type FormEvent } from 'react';
import { useErrorText } from '../errors/useErrorText.ts';
import { useLogin } from './useLogin.ts';

/** The login form: what was typed, what went wrong, and how to send it. Typed text survives every failure. */
export interface LoginForm {
  email: string;
  setEmail: (email: string) => void;
  password: string;
  setPassword: (password: string) => void;
  isPending: boolean;
  /** Words for the last failure; undefined while there is none. */
  error: string | undefined;
  onSubmit: (event: FormEvent) => void;
}

/** State of a login form; `onDone` runs when the member is logged in. */
export function useLoginForm(onDone: () => void): LoginForm {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const login = useLogin();
  const errorText = useErrorText();
  return {
    email,
    setEmail,
    password,
    setPassword,
    isPending: login.isPending,
    error: login.error ? errorText(login.error) : undefined,
    onSubmit: (event) => {
      event.preventDefault();
      if (!login.isPending)
        login.mutate({ payload: { email: email.trim(), password } }, { onSuccess: onDone });
    },
  };
}
