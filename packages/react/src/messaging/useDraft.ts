import type { MessageReference } from '@meetcute/contract';
import { nameDraft, nameReference } from './outbox/draft-storage.ts';
import { usePersistentState } from '../provider/usePersistentState.ts';

/**
 * Returns the draft of a conversation and its setter; '' without a draft. Kept in the browser for seven days, deleted at
 * logout. All tabs show the newest text. Words that another tab adds meanwhile are kept when the draft is changed or sent.
 */
export function useDraft(conversation: string): readonly [text: string, setText: (text: string) => void] {
  const [text, setText, forget] = usePersistentState(nameDraft(conversation), '', { isText: true });
  return [text, (next) => (next === '' ? forget(text) : setText(next))];
}

/** Returns what the next message of a conversation answers, and its setter; null for nothing. Kept like a draft. */
export function useReference(
  conversation: string,
): readonly [reference: MessageReference | null, setReference: (next: MessageReference | null) => void] {
  const [reference, setReference, forget] = usePersistentState<MessageReference | null>(
    nameReference(conversation),
    null,
  );
  return [reference, (next) => (next ? setReference(next) : forget())];
}
