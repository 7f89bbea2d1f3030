import type { OutboxJournal } from '@meetcute/client';
import type { OutboxItem } from '@meetcute/core';
import type { Database } from '../provider/database.ts';
import { persistentKey, type PersistentStore } from '../provider/persistentStore.ts';
import { addToDraft } from './useDraft.ts';

/** A message as it is noted; its picture can't be. */
interface Note extends Omit<OutboxItem, 'image'> {
  readonly hasImage: boolean;
}

/** What a member has sent and the database does not have yet, noted in what the browser keeps. */
export interface SentJournal extends OutboxJournal {
  /** What earlier pages have left of messages with a picture, oldest first. */
  readonly withImages: () => readonly Note[];
}

/** The notes of a member. */
export function createSentJournal(kept: PersistentStore, member: string): SentJournal {
  const key = persistentKey(member, 'sent');
  const read = () => JSON.parse(kept.read(key) ?? '[]') as Note[];
  const write = (notes: readonly Note[]) => kept.write(key, notes.length > 0 ? JSON.stringify(notes) : null);
  return {
    all: () => read().filter(({ hasImage }) => !hasImage),
    withImages: () => read().filter(({ hasImage }) => hasImage),
    add: ({ image, ...item }) => {
      const others = read().filter(({ client_id }) => client_id !== item.client_id);
      write([...others, { ...item, hasImage: image !== undefined }]);
    },
    remove: (clientIds) => {
      const notes = read();
      const left = notes.filter(({ client_id }) => !clientIds.includes(client_id));
      if (left.length < notes.length) write(left);
    },
  };
}

/**
 * Puts the words of messages whose page was closed before the database had them back into the draft, beside their
 * pictures, which can't be noted. Rejects without a database.
 */
export async function restoreImageMessages(
  database: Promise<Database>,
  kept: PersistentStore,
  member: string,
): Promise<void> {
  const notes = createSentJournal(kept, member);
  // Those that this page sends are none of an earlier one's.
  const left = notes.withImages();
  const { outbox } = await database;
  for (const { client_id, conversation, text } of left) {
    const isThere = (await outbox.get(member, client_id)) !== undefined;
    notes.remove([client_id]);
    if (!isThere) addToDraft(kept, member, conversation, text);
  }
}
