import { memberSignal, parse, type MemberSignal } from '@meetcute/contract';

/** What one server tells the others: whose streams to wake, and what is signalled; null where nothing is. */
export interface NotifierMessage {
  /** Which server says it. */
  from: string;
  memberId: string;
  signal: MemberSignal | null;
}

/** A notice as the text of a notification. */
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

/** Reads a notification; null for what no server of this version says, as anybody may notify who has the database. */
export function readNotifierMessage(text: string): NotifierMessage | null {
  const [, from, memberId, said] = /^(\S+) (\S+)(?: (.*))?$/s.exec(text) ?? [];
  if (from === undefined || memberId === undefined) return null;
  if (said === undefined) return { from, memberId, signal: null };
  const signal = signalIn(said);
  return signal && { from, memberId, signal };
}
