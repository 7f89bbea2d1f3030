import { mergeRules } from '../../provider/merge-rules.ts';
import { persistentKey, type PersistentStore } from '../../provider/persistent-store.ts';

/** Returns the name under which a member's draft in a conversation is stored. */
export const nameDraft = (conversation: string): string => `draft/${encodeURIComponent(conversation)}`;

/** Returns the name under which what a member answers next in a conversation is stored. */
export const nameReference = (conversation: string): string =>
  `reference/${encodeURIComponent(conversation)}`;

/** Returns the local storage key of a member's draft in a conversation. */
export const createDraftKey = (member: string, conversation: string): string =>
  persistentKey(member, nameDraft(conversation));

/** Returns the local storage key of what a member answers next in a conversation. */
export const createReferenceKey = (member: string, conversation: string): string =>
  persistentKey(member, nameReference(conversation));

/** Inserts text before a member's draft in a conversation. */
export function addToDraft(
  store: PersistentStore,
  member: string,
  conversation: string,
  words: string,
): void {
  const key = createDraftKey(member, conversation);
  const draft = JSON.parse(store.view(key) ?? '""') as string;
  const text = [words, draft].filter(Boolean).join('\n');
  if (text !== draft) store.edit(key, JSON.stringify(text), mergeRules('', true));
}
