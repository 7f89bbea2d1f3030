import type { Message } from '@meetcute/contract';

/** Messages of one sender in a row. */
export interface MessageRun<M> {
  readonly sender: string;
  readonly messages: readonly M[];
}

/** The messages of one calendar day, `YYYY-MM-DD`, in runs. */
export interface MessageDay<M> {
  readonly day: string;
  readonly runs: readonly MessageRun<M>[];
}

/** Minutes ahead of UTC at an instant, as the reader's clock has it. */
export type UtcOffset = (at: Date) => number;

/** The reader's day of an instant, `YYYY-MM-DD`. */
export const dayOf = (instant: string, offset: UtcOffset): string => {
  const at = new Date(instant);
  return new Date(at.getTime() + offset(at) * 60_000).toISOString().slice(0, 10);
};

/**
 * Groups messages, oldest first, by the reader's day and then by sender; UTC days unless an offset is given. A run starts at
 * `breakBefore` too.
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
