import { useMemo } from 'react';
import { useLatestCallback } from '../part/useLatestCallback.ts';
import type { AccountValues } from './useTypedAccount.ts';

type FieldName = keyof AccountValues;

/** Returns the handlers of each field with a stable identity, so that a key in one field does not render the others. */
export function useFieldHandlers(
  change: (change: Partial<AccountValues>) => void,
  leave: (name: FieldName) => void,
) {
  const onChange = useLatestCallback(change);
  const onBlur = useLatestCallback(leave);
  return useMemo(() => {
    const createHandlers = (name: FieldName) => ({
      onChange: (value: string) => onChange({ [name]: value }),
      onBlur: () => onBlur(name),
    });
    return {
      email: createHandlers('email'),
      name: createHandlers('name'),
      password: createHandlers('password'),
    };
  }, [onChange, onBlur]);
}
