import { useSyncExternalStore } from 'react';
import { usePorts } from '../provider/context.ts';
import { draftKey } from '../provider/drafts.ts';
import { useViewer } from '../session/useViewer.ts';

/** What the member has written and not sent in a conversation, kept through reloads, and how to change it. */
export function useDraft(conversation: string): readonly [text: string, setText: (text: string) => void] {
  const { drafts } = usePorts();
  const key = draftKey(useViewer()?.profile.id ?? '', conversation);
  const text = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read(key),
    () => '',
  );
  return [text, (next) => drafts.write(key, next)];
}
