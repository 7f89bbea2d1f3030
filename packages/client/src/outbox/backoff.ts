import type { OutboxClock, PauseReason } from './types.ts';

/** Delays after failures, by conversation; '' applies to all. */
export interface Backoff {
  readonly set: (about: string, milliseconds: number, why: PauseReason) => void;
  /** Ends a delay and resets its failure count. */
  readonly end: (about: string) => void;
  readonly of: (about: string) => PauseReason | undefined;
  readonly isBackingOff: (conversation: string) => boolean;
  /** Returns the milliseconds until the next delay ends; null without one. */
  readonly next: () => number | null;
  /** Returns the error codes by conversation since the last success. */
  readonly codes: () => Readonly<Record<string, string>>;
}

/** Creates a backoff without delays. */
export function createBackoff({ now }: OutboxClock): Backoff {
  const known = new Map<string, PauseReason & { until: number }>();
  const isOver = (about: string) => (known.get(about)?.until ?? 0) <= now();
  return {
    set: (about, milliseconds, why) => void known.set(about, { ...why, until: now() + milliseconds }),
    end: (about) => void known.delete(about),
    of: (about) => known.get(about),
    isBackingOff: (conversation) => !isOver(conversation) || !isOver(''),
    next: () => {
      const left = [...known.values()].map(({ until }) => until - now()).filter((each) => each > 0);
      return left.length > 0 ? Math.min(...left) : null;
    },
    codes: () => Object.fromEntries([...known].map(([about, { code }]) => [about, code])),
  };
}
