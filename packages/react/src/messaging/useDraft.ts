import { persistentKey, type PersistentStore } from '../provider/persistentStore.ts';
import { usePersistentState } from '../provider/usePersistentState.ts';

const nameOf = (conversation: string) => `draft/${encodeURIComponent(conversation)}`;

/** Returns the local storage key of a member's draft in a conversation. */
export const draftKeyOf = (member: string, conversation: string): string =>
  persistentKey(member, nameOf(conversation));

/** Inserts text before a member's draft in a conversation. */
export function addToDraft(kept: PersistentStore, member: string, conversation: string, words: string): void {
  const key = draftKeyOf(member, conversation);
  const draft = JSON.parse(kept.read(key) ?? '""') as string;
  const text = [words, draft].filter(Boolean).join('\n');
  if (text !== draft) kept.write(key, JSON.stringify(text));
}

/**
 * Returns the draft of a conversation and its setter; '' without a draft. Kept in the browser for seven days and
 * shared by all tabs; survives reloads, deleted at logout.
 */
export function useDraft(conversation: string): readonly [text: string, setText: (text: string) => void] {
  const [text, setText, forget] = usePersistentState(nameOf(conversation), '');
  return [text, (next) => (next === '' ? forget() : setText(next))];
}
