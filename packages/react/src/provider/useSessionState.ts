import { useSyncExternalStore } from 'react';
import { useViewer } from '../session/useViewer.ts';
import { usePorts } from './context.ts';
import { sessionKey } from './sessionStore.ts';

/** A text of the member's that this tab keeps until logging out, and how to change it; '' at first. */
export function useSessionState(name: string): readonly [text: string, setText: (text: string) => void] {
  const { sessionStore } = usePorts();
  const key = sessionKey(useViewer()?.profile.id ?? '', name);
  const text = useSyncExternalStore(
    sessionStore.subscribe,
    () => sessionStore.read(key),
    () => '',
  );
  return [text, (next) => sessionStore.write(key, next)];
}
