import { useSyncExternalStore } from 'react';
import { usePorts } from '../provider/context.ts';

/** What is written and not sent in a conversation, kept through reloads, and how to change it. */
export function useDraft(conversation: string): readonly [text: string, setText: (text: string) => void] {
  const { drafts } = usePorts();
  const text = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read(conversation),
    () => '',
  );
  return [text, (next) => drafts.write(conversation, next)];
}
