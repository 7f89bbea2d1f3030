import type { OutboxClock, PauseReason } from './types.ts';

/** Delays after failures, by conversation; '' applies to all. */
export interface Backoff {
  readonly set: (about: string, milliseconds: number, why: PauseReason) => void;
  /** Ends a delay and resets its failure count. */
  readonly end: (about: string) => void;
  readonly reasonFor: (about: string) => PauseReason | undefined;
  readonly isBackingOff: (conversation: string) => boolean;
  /** Returns the milliseconds until the next delay ends; null without one. */
  readonly next: () => number | null;
  /** Returns the error codes by conversation since the last success. */
  readonly codes: () => Readonly<Record<string, string>>;
}

/** Creates a backoff without delays. */
export function createBackoff({ now }: OutboxClock): Backoff {
  const delays = new Map<string, PauseReason & { until: number }>();
  const isOver = (subject: string) => (delays.get(subject)?.until ?? 0) <= now();
  return {
    set: (subject, milliseconds, why) => void delays.set(subject, { ...why, until: now() + milliseconds }),
    end: (subject) => void delays.delete(subject),
    reasonFor: (subject) => delays.get(subject),
    isBackingOff: (conversation) => !isOver(conversation) || !isOver(''),
    next: () => {
      const remainingMs = [...delays.values()].map(({ until }) => until - now()).filter((each) => each > 0);
      return remainingMs.length > 0 ? Math.min(...remainingMs) : null;
    },
    codes: () => Object.fromEntries([...delays].map(([subject, { code }]) => [subject, code])),
  };
}
