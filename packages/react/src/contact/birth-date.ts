import { ApiError } from '@meetcute/client';

/** Action that waits until the member has given a date of birth. */
export interface BirthDateRequest {
  /** Continues the action. */
  readonly onSaved: () => void;
  /** Called if the member closes the prompt without giving a date. Default: nothing. */
  readonly onCancelled?: () => void;
}

/** Store of the page's prompt for the date of birth. Any component can open it; the shell renders it. */
export interface BirthDatePrompt {
  /** Returns the waiting action; null while the prompt is closed. */
  readonly read: () => BirthDateRequest | null;
  /** Opens the prompt. Cancels the action of a prompt that is already open. */
  readonly ask: (wait: BirthDateRequest) => void;
  /** Closes the prompt and continues the waiting action if `isSaved`, or cancels it otherwise. */
  readonly close: (isSaved: boolean) => void;
  /** Calls `onChange` when the prompt opens or closes. Returns an unsubscribe function. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Creates the store of a closed prompt. */
export function createBirthDatePrompt(): BirthDatePrompt {
  const listeners = new Set<() => void>();
  let current: BirthDateRequest | null = null;
  const change = (next: BirthDateRequest | null) => {
    current = next;
    for (const onChange of listeners) onChange();
  };
  return {
    read: () => current,
    ask: (wait) => {
      const previousWait = current;
      change(wait);
      previousWait?.onCancelled?.();
    },
    close: (isSaved) => {
      const wait = current;
      change(null);
      if (isSaved) wait?.onSaved();
      else wait?.onCancelled?.();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Whether a call failed because the member has not given a date of birth. */
export const isBirthDateMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'birth_date_missing';
