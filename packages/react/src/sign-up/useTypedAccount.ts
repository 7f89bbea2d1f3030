import { useState } from 'react';
import { usePersistentState } from '../provider/usePersistentState.ts';

/** The fields of step 0. */
export interface AccountValues {
  email: string;
  name: string;
  password: string;
}

export interface TypedAccount {
  values: AccountValues;
  onChange: (change: Partial<AccountValues>) => void;
  /** Forgets what was typed, once there is an account. */
  forget: () => void;
}

/** What was typed in step 0: address and name outlive a reload, the password never leaves the page. */
export function useTypedAccount(): TypedAccount {
  const [kept, setKept, forget] = usePersistentState('account', { email: '', name: '' });
  const [password, setPassword] = useState('');
  return {
    values: { email: kept.email, name: kept.name, password },
    onChange: ({ password: secret, ...change }) => {
      if (secret !== undefined) setPassword(secret);
      else setKept((before) => ({ ...before, ...change }));
    },
    forget,
  };
}
