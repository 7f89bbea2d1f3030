import { persistentKey, type PersistentStore } from '../provider/persistentStore.ts';
import { usePersistentState } from '../provider/usePersistentState.ts';

const nameOf = (conversation: string) => `draft/${encodeURIComponent(conversation)}`;

/** The key of what a member has written and not sent in a conversation, among what the browser keeps. */
export const draftKeyOf = (member: string, conversation: string): string =>
  persistentKey(member, nameOf(conversation));

/** Puts words before what a member has written and not sent in a conversation. */
export function addToDraft(kept: PersistentStore, member: string, conversation: string, words: string): void {
  const key = draftKeyOf(member, conversation);
  const draft = JSON.parse(kept.read(key) ?? '""') as string;
  const text = [words, draft].filter(Boolean).join('\n');
  if (text !== draft) kept.write(key, JSON.stringify(text));
}

/**
 * What the member has written and not sent in a conversation, and how to change it. Kept for seven days in the browser,
 * through reloads and closed tabs, the same in all of them; forgotten at logout.
 */
export function useDraft(conversation: string): readonly [text: string, setText: (text: string) => void] {
  const [text, setText, forget] = usePersistentState(nameOf(conversation), '');
  return [text, (next) => (next === '' ? forget() : setText(next))];
}
