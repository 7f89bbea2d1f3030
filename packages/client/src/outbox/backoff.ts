import type { OutboxClock, PauseReason } from './types.ts';

/** How long what waits: by conversation, '' for all of them. */
export interface Backoff {
  readonly set: (about: string, milliseconds: number, why: PauseReason) => void;
  /** Ends a pause and forgets how often it failed before. */
  readonly end: (about: string) => void;
  readonly of: (about: string) => PauseReason | undefined;
  readonly isBackingOff: (conversation: string) => boolean;
  /** Milliseconds until the next one is over, null where none is under way. */
  readonly next: () => number | null;
  /** Error codes by what they are about, until it has gone well again. */
  readonly codes: () => Readonly<Record<string, string>>;
}

/** No pauses yet. */
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
