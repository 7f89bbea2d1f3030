import { useState } from 'react';
import { useDesk } from './desk-context.ts';

/** Content of a form, how to change a part of it, and how to empty it. */
export type Draft<T> = [value: T, change: (part: Partial<T>) => void, reset: () => void];

/** Returns the content of a form, which the desk keeps under a name while it shows other pages or the log-in. */
export function useDraft<T extends object>(name: string, empty: T): Draft<T> {
  const { drafts } = useDesk();
  const [value, setValue] = useState<T>(() => (drafts.get(name) as T | undefined) ?? empty);
  const change = (part: Partial<T>) =>
    setValue((previousValue) => {
      const next = { ...previousValue, ...part };
      drafts.set(name, next);
      return next;
    });
  const reset = () => {
    drafts.delete(name);
    setValue(empty);
  };
  return [value, change, reset];
}
