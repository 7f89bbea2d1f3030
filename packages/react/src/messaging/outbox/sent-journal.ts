import type { OutboxJournal } from '@meetcute/client';
import type { OutboxItem } from '@meetcute/core';
import type { Database } from '../../provider/database.ts';
import { persistentKey, type PersistentStore } from '../../provider/persistent-store.ts';
import { addToDraft, createReferenceKey } from './draft-storage.ts';

/** Journal entry of a message. The image itself can't be stored here. */
interface JournalEntry extends Omit<OutboxItem, 'image'> {
  readonly hasImage: boolean;
}

/** Entry as a page of an earlier version may have left it, with `hasImage` under another name. */
type StoredEntry = JournalEntry & { readonly hasPicture?: boolean };

/** Journal of sent messages that the database has not stored yet, in local storage. */
export interface SentJournal extends OutboxJournal {
  /** Returns the entries of messages with an image that earlier pages left, oldest first. */
  readonly withImages: () => readonly JournalEntry[];
}

/** Opens the journal of a member. */
export function createSentJournal(localStore: PersistentStore, member: string): SentJournal {
  const key = persistentKey(member, 'sent');
  const read = (): JournalEntry[] =>
    (JSON.parse(localStore.read(key) ?? '[]') as StoredEntry[]).map(({ hasPicture = false, ...note }) => ({
      ...note,
      hasImage: note.hasImage ?? hasPicture,
    }));
  const write = (notes: readonly JournalEntry[]) =>
    localStore.write(key, notes.length > 0 ? JSON.stringify(notes) : null);
  return {
    all: () => read().filter(({ hasImage }) => !hasImage),
    withImages: () => read().filter(({ hasImage }) => hasImage),
    add: ({ image, ...item }) => {
      const others = read().filter(({ client_id }) => client_id !== item.client_id);
      write([...others, { ...item, hasImage: image !== undefined }]);
    },
    remove: (clientIds) => {
      const notes = read();
      const remainingNotes = notes.filter(({ client_id }) => !clientIds.includes(client_id));
      if (remainingNotes.length < notes.length) write(remainingNotes);
    },
  };
}

/**
 * Restores messages with an image whose page closed before the database stored them: their text and reference return to
 * the form, beside the stored image. Rejects without a database.
 */
export async function restoreImageMessages(
  database: Promise<Database>,
  localStore: PersistentStore,
  member: string,
): Promise<void> {
  const notes = createSentJournal(localStore, member);
  // Read before waiting for the database, so that messages of this page are not included.
  const imageNotes = notes.withImages();
  const { outbox } = await database;
  for (const { client_id, conversation, text, reference } of imageNotes) {
    const isThere = (await outbox.get(member, client_id)) !== undefined;
    notes.remove([client_id]);
    if (isThere) continue;
    addToDraft(localStore, member, conversation, text);
    if (reference) localStore.write(createReferenceKey(member, conversation), JSON.stringify(reference));
  }
}
