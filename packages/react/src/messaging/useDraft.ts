import { mergeRules } from '../provider/merge-rules.ts';
import { persistentKey, type PersistentStore } from '../provider/persistent-store.ts';
import { usePersistentState } from '../provider/usePersistentState.ts';

const nameOf = (conversation: string) => `draft/${encodeURIComponent(conversation)}`;

/** Returns the local storage key of a member's draft in a conversation. */
export const draftKeyOf = (member: string, conversation: string): string =>
  persistentKey(member, nameOf(conversation));

/** Inserts text before a member's draft in a conversation. */
export function addToDraft(
  store: PersistentStore,
  member: string,
  conversation: string,
  words: string,
): void {
  const key = draftKeyOf(member, conversation);
  const draft = JSON.parse(store.view(key) ?? '""') as string;
  const text = [words, draft].filter(Boolean).join('\n');
  if (text !== draft) store.edit(key, JSON.stringify(text), mergeRules('', true));
}

/**
 * Returns the draft of a conversation and its setter; '' without a draft. Kept in the browser for seven days, deleted at
 * logout. All tabs show the newest text. Words that another tab adds meanwhile are kept when the draft is changed or sent.
 */
export function useDraft(conversation: string): readonly [text: string, setText: (text: string) => void] {
  const [text, setText, forget] = usePersistentState(nameOf(conversation), '', { isText: true });
  return [text, (next) => (next === '' ? forget(text) : setText(next))];
}
