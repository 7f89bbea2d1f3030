import type { MessageReference } from '@meetcute/contract';
import { persistentKey } from '../provider/persistent-store.ts';
import { usePersistentState } from '../provider/usePersistentState.ts';

const nameOf = (conversation: string) => `reference/${encodeURIComponent(conversation)}`;

/** Returns the local storage key of what a member answers next in a conversation. */
export const createReferenceKey = (member: string, conversation: string): string =>
  persistentKey(member, nameOf(conversation));

/** Returns what the next message of a conversation answers, and its setter; null for nothing. Kept like a draft. */
export function useReference(
  conversation: string,
): readonly [reference: MessageReference | null, setReference: (next: MessageReference | null) => void] {
  const [reference, setReference, forget] = usePersistentState<MessageReference | null>(
    nameOf(conversation),
    null,
  );
  return [reference, (next) => (next ? setReference(next) : forget())];
}
