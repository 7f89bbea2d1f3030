import { ApiError, mutationFor, queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { passwordProblem, requiredProblem, type FieldProblem } from '@meetcute/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { useErrorText } from '../errors/useErrorText.ts';
import { useProblemText } from '../format/useProblemText.ts';
import { useClient, useQueryClient } from '../provider/context.ts';

/** State of the form that changes the password, returned by `useChangePassword`. Input is kept after a failure. */
export interface PasswordChange {
  /** Value of the field for the current password. */
  password: string;
  /** Sets the current password and clears the server's error about it. */
  setPassword: (password: string) => void;
  /** Value of the field for the new password. */
  newPassword: string;
  /** Sets the new password and clears the server's error about it. */
  setNewPassword: (password: string) => void;
  /** Validation problem of the new password. Null while it is valid, and until the field is blurred or the form submitted. */
  problem: FieldProblem | null;
  /**
   * Translated server errors for the fields or the whole form, and for a current password that a submitted form lacks;
   * undefined where there is none.
   */
  errors: { password: string | undefined; newPassword: string | undefined; form: string | undefined };
  /** Starts validation; for the `onBlur` of the field for the new password. Ignored while it is empty. */
  onBlur: () => void;
  /** Whether both fields are filled in. True until hydration, when the server checks the form. */
  canSubmit: boolean;
  /** Whether the request is in flight. */
  isPending: boolean;
  /** Whether the password has just been changed. */
  isDone: boolean;
  /** Prevents the default action of `event`, validates and sends the form. Ignored while a request is in flight. */
  onSubmit: (event: FormEvent) => void;
}

/** Result of a form that the server handled, because the page's script had not loaded. */
export interface SubmittedPasswordChange {
  /** Problem of the new password; null without one. */
  problem: FieldProblem | null;
  /** Error of the call; null without one. */
  error: Error | null;
}

const FIELDS: Readonly<Record<string, 'password' | 'newPassword'>> = {
  wrong_password: 'password',
  weak_password: 'newPassword',
};

const fieldOf = (error: unknown) => (error instanceof ApiError && FIELDS[error.code]) || 'form';

/**
 * Returns the state and handlers of the form that changes the password with the current one. All other sessions end, and
 * this one goes on. `submission` is what the server responded before the page's script had loaded; default: null, nothing.
 */
export function useChangePassword(submission: SubmittedPasswordChange | null = null): PasswordChange {
  const queryClient = useQueryClient();
  const isServerRendered = useIsSSR();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [isLeft, setIsLeft] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const change = useMutation({
    ...mutationFor(useClient(), calls.changePassword),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(calls.getSessions) }),
  });
  const [isSubmittedShown, setIsSubmittedShown] = useState(submission !== null);
  const shownSubmission = isSubmittedShown ? submission : null;
  const error = shownSubmission ? shownSubmission.error : change.error;
  const messages = error ? { [fieldOf(error)]: errorText(error) } : {};
  const problem = passwordProblem(newPassword);
  const missing = isSubmitted ? problemText(requiredProblem('currentPassword', password)) : undefined;
  // Editing a field clears its own error; the form's error stays until the next submission.
  const clear = (field: string) => {
    if (shownSubmission) setIsSubmittedShown(false);
    if (change.isSuccess || (change.error && fieldOf(change.error) === field)) change.reset();
  };
  return {
    password,
    setPassword: (next) => {
      clear('password');
      setPassword(next);
    },
    newPassword,
    setNewPassword: (next) => {
      clear('newPassword');
      setNewPassword(next);
    },
    problem: isLeft ? problem : (shownSubmission?.problem ?? null),
    errors: {
      password: missing ?? messages['password'],
      newPassword: messages['newPassword'],
      form: messages['form'],
    },
    onBlur: () => setIsLeft(newPassword !== ''),
    canSubmit: isServerRendered || (password !== '' && newPassword !== ''),
    isPending: change.isPending,
    isDone: shownSubmission
      ? shownSubmission.error === null && shownSubmission.problem === null
      : change.isSuccess,
    onSubmit: (event) => {
      event.preventDefault();
      setIsSubmittedShown(false);
      setIsLeft(true);
      setIsSubmitted(true);
      if (password === '' || problem || change.isPending) return;
      change.mutate(
        { payload: { password, new_password: newPassword } },
        {
          onSuccess: () => {
            setPassword('');
            setNewPassword('');
            setIsLeft(false);
            setIsSubmitted(false);
          },
        },
      );
    },
  };
}
