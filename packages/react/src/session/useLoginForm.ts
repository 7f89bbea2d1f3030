import { ApiError } from '@meetcute/client';
import { requiredProblem, type FieldProblem } from '@meetcute/core';
import { useState, type FormEvent } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
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
  /** Problems of empty fields, once the form was submitted; null without one. */
  problems: { email: FieldProblem | null; password: FieldProblem | null };
  /** Whether both fields have text. True until hydration, when the server checks the form. */
  canSubmit: boolean;
  /** Whether the login is in progress. */
  isPending: boolean;
  /** Translated message for the last failure; undefined without one. */
  error: string | undefined;
  /** Suspension for which the last login was refused, with its end; null for another result. A ban has no end. */
  suspension: { until: string | null } | null;
  /** Removes the last failure, such as when the member logs in another way. */
  clearError: () => void;
  /** Submits the form, or shows the problems of empty fields. Does nothing while a login is in progress. */
  onSubmit: (event: FormEvent) => void;
}

/** Login that the server refused, because the page's script had not loaded. */
export interface SubmittedLogin {
  /** Email address. */
  email: string;
  /** Error of the login. */
  error: Error | null;
}

/** Returns the suspension for which a log-in was refused, with its end; null for another result. */
export const readSuspension = (error: Error | null): LoginForm['suspension'] =>
  error instanceof ApiError && error.code === 'suspended' ? { until: error.fields?.['until'] ?? null } : null;

/**
 * Manages the state of a login form. Calls `onDone` after a successful login. `submission` is a login that the server
 * refused before the page's script had loaded; default: null, none.
 */
export function useLoginForm(onDone: () => void, submission: SubmittedLogin | null = null): LoginForm {
  const isServerRendered = useIsSSR();
  const [email, setEmail] = useState(submission?.email ?? '');
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState(submission?.error ?? null);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const login = useLogin();
  const errorText = useErrorText();
  const error = login.isIdle ? refusal : login.error;
  const isComplete = email.trim() !== '' && password !== '';
  return {
    email,
    setEmail,
    password,
    setPassword,
    problems: {
      email: isSubmitted ? requiredProblem('email', email.trim()) : null,
      password: isSubmitted ? requiredProblem('currentPassword', password) : null,
    },
    canSubmit: isServerRendered || isComplete,
    isPending: login.isPending,
    error: error ? errorText(error) : undefined,
    suspension: readSuspension(error),
    clearError: () => {
      setRefusal(null);
      login.reset();
    },
    onSubmit: (event) => {
      event.preventDefault();
      setIsSubmitted(true);
      if (isComplete && !login.isPending)
        login.mutate({ payload: { email: email.trim(), password } }, { onSuccess: onDone });
    },
  };
}
