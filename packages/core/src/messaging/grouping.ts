import type { Message } from '@meetcute/contract';

/** Consecutive messages of one sender. */
export interface MessageRun<M> {
  readonly sender: string;
  readonly messages: readonly M[];
}

/** Runs of messages on one calendar day, `YYYY-MM-DD`. */
export interface MessageDay<M> {
  readonly day: string;
  readonly runs: readonly MessageRun<M>[];
}

/** Returns the reader's offset from UTC at an instant, in minutes ahead of UTC. */
export type UtcOffset = (at: Date) => number;

/** Returns the reader's calendar day of an instant, `YYYY-MM-DD`. */
export const dayOf = (instant: string, offset: UtcOffset): string => {
  const date = new Date(instant);
  return new Date(date.getTime() + offset(date) * 60_000).toISOString().slice(0, 10);
};

/**
 * Groups messages, oldest first, by the reader's day and then by sender. Uses UTC days by default. Starts a
 * new run at `breakBefore`.
 */
export const groupMessages = <M extends Pick<Message, 'sender' | 'sent_at'>>(
  messages: readonly M[],
  offset: UtcOffset = () => 0,
  breakBefore?: M,
): readonly MessageDay<M>[] => {
  const days: { day: string; runs: { sender: string; messages: M[] }[] }[] = [];
  for (const message of messages) {
    const day = dayOf(message.sent_at, offset);
    if (days.at(-1)?.day !== day) days.push({ day, runs: [] });
    const runs = days.at(-1)?.runs ?? [];
    const run = runs.at(-1);
    if (run?.sender === message.sender && message !== breakBefore) run.messages.push(message);
    else runs.push({ sender: message.sender, messages: [message] });
  }
  return days;
};
