import type { PendingMessage } from '@meetcute/core';
import type { Drafts } from '../provider/drafts.ts';

const keyOf = (conversation: string) => `${conversation}-unsent`;

/** Keeps the messages of a conversation that the server may not have. */
export const writeUnsent = (drafts: Drafts, conversation: string, pending: readonly PendingMessage[]): void =>
  drafts.write(keyOf(conversation), pending.length > 0 ? JSON.stringify(pending) : '');

/**
 * Messages that a reload interrupted, each to be tried again under its own client id; none where nothing legible was
 * kept.
 */
export function readUnsent(drafts: Drafts, conversation: string): readonly PendingMessage[] {
  try {
    const kept = JSON.parse(drafts.read(keyOf(conversation)) || '[]') as PendingMessage[];
    return kept.map(({ client_id, text }) => ({ client_id, text, state: 'failed' }));
  } catch {
    return [];
  }
}
