import { useSyncExternalStore } from 'react';
import { useViewer } from '../session/useViewer.ts';
import { usePorts } from './context.ts';
import { draftKey } from './drafts.ts';

/** A text of the member's that this tab keeps until logging out, and how to change it; '' at first. */
export function useTabText(name: string): readonly [text: string, setText: (text: string) => void] {
  const { drafts } = usePorts();
  const key = draftKey(useViewer()?.profile.id ?? '', name);
  const text = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read(key),
    () => '',
  );
  return [text, (next) => drafts.write(key, next)];
}
