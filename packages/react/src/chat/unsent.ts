import type { PendingMessage } from '@meetcute/core';
import { draftKey, type Drafts } from '../provider/drafts.ts';

const keyOf = (member: string, conversation: string) => `${draftKey(member, conversation)}-unsent`;

/** Keeps the messages of a member in a conversation that the server may not have. */
export const writeUnsent = (
  drafts: Drafts,
  member: string,
  conversation: string,
  pending: readonly PendingMessage[],
): void => drafts.write(keyOf(member, conversation), pending.length > 0 ? JSON.stringify(pending) : '');

/**
 * A member's messages that a reload interrupted, each to be tried again under its own client id; none where nothing
 * legible was kept.
 */
export function readUnsent(drafts: Drafts, member: string, conversation: string): readonly PendingMessage[] {
  try {
    const kept = JSON.parse(drafts.read(keyOf(member, conversation)) || '[]') as PendingMessage[];
    return kept.map(({ client_id, text }) => ({ client_id, text, state: 'failed' }));
  } catch {
    return [];
  }
}
