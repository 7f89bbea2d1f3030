import { useState, type FormEvent } from 'react';
import { useErrorText } from '../errors/useErrorText.ts';
import { useLogin } from './useLogin.ts';

/** State of the login form. Input is kept after a failure. */
export interface LoginForm {
  /** Email address. */
  email: string;
  /** Changes the email address. */
  setEmail: (email: string) => void;
  /** Password. */
  password: string;
  /** Changes the password. */
  setPassword: (password: string) => void;
  /** Whether the login is in progress. */
  isPending: boolean;
  /** Translated message for the last failure; undefined without one. */
  error: string | undefined;
  /** Submits the form; does nothing while a login is in progress. */
  onSubmit: (event: FormEvent) => void;
}

/** Manages the state of a login form. Calls `onDone` after a successful login. */
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
