import type { FieldProblem } from '@meetcute/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePersistentState } from '../provider/usePersistentState.ts';

/** Field values of step 0. */
export interface AccountValues {
  /** Email address. */
  email: string;
  /** Profile name. */
  name: string;
  /** Password; never stored. */
  password: string;
}

/** Input of a form that the server handled, because the page's script had not loaded. */
export interface SubmittedAccount extends Omit<AccountValues, 'password'> {
  /** Problem of the password; null without one. */
  passwordProblem: FieldProblem | null;
  /** Problem that the server found in the name. Default: null, none. */
  nameProblem?: FieldProblem | null;
}

/** Typed input of step 0. */
export interface TypedAccount {
  /** Current field values. */
  values: AccountValues;
  /** Changes field values. */
  onChange: (change: Partial<AccountValues>) => void;
  /** Deletes the stored input once the account exists. */
  forget: () => void;
}

/** Manages the input of step 0. Email address and name survive a reload; the password is never stored. */
export function useTypedAccount(submission: SubmittedAccount | null): TypedAccount {
  const { email, name } = submission ?? { email: '', name: '' };
  const [draft, setDraft, forget] = usePersistentState('account', { email, name });
  // What was sent last counts more than an older draft of this browser.
  const onSubmitted = useEffectEvent(() => {
    if (submission) setDraft({ email, name });
  });
  useEffect(() => onSubmitted(), []);
  const [password, setPassword] = useState('');
  return {
    values: { email: draft.email, name: draft.name, password },
    onChange: ({ password: secret, ...change }) => {
      if (secret !== undefined) setPassword(secret);
      else setDraft((currentDraft) => ({ ...currentDraft, ...change }));
    },
    forget,
  };
}
