import { memberSignal, parse, type MemberSignal } from '@meetcute/contract';

/** A notification between servers: the member whose streams to notify, and a signal; null without one. */
export interface NotifierMessage {
  /** Id of the sending server. */
  from: string;
  memberId: string;
  signal: MemberSignal | null;
}

/** Serialises a message as the payload of a PostgreSQL notification. */
export const writeNotifierMessage = ({ from, memberId, signal }: NotifierMessage): string =>
  [from, memberId, ...(signal ? [JSON.stringify(signal)] : [])].join(' ');

function signalIn(text: string): MemberSignal | null {
  try {
    const signal = parse(memberSignal, JSON.parse(text));
    return signal.ok ? signal.value : null;
  } catch {
    return null;
  }
}

/**
 * Parses the payload of a notification; returns null when it is invalid. Anyone with access to the database
 * can send notifications.
 */
export function readNotifierMessage(text: string): NotifierMessage | null {
  const [, sender, memberId, signalText] = /^(\S+) (\S+)(?: (.*))?$/s.exec(text) ?? [];
  if (sender === undefined || memberId === undefined) return null;
  if (signalText === undefined) return { from: sender, memberId, signal: null };
  const signal = signalIn(signalText);
  return signal && { from: sender, memberId, signal };
}
