import { ApiError } from '@meetcute/client';

/** What waits until the member has given a date of birth. */
export interface BirthDateRequest {
  /** Goes on with what the member wanted. */
  readonly onGiven: () => void;
  /** The member has closed the question. */
  readonly onGivenUp?: () => void;
}

/** The question for the date of birth on one page, put by whatever needs it and drawn in one place. */
export interface BirthDatePrompt {
  /** What waits for the answer; null while nothing is asked. */
  readonly read: () => BirthDateRequest | null;
  /** Asks; a question that was open is given up. */
  readonly ask: (wait: BirthDateRequest) => void;
  /** Closes the question, answered or not. */
  readonly close: (isGiven: boolean) => void;
  /** Calls `onChange` when a question opens or closes, until the answer is called. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** The question of one page, not asked yet. */
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
      const before = current;
      change(wait);
      before?.onGivenUp?.();
    },
    close: (isGiven) => {
      const wait = current;
      change(null);
      if (isGiven) wait?.onGiven();
      else wait?.onGivenUp?.();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Whether a call failed only because the member has to give a date of birth first. */
export const isBirthDateMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'birth_date_missing';
