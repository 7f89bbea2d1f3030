import { useSyncExternalStore } from 'react';
import { useViewer } from '../session/useViewer.ts';
import { usePorts } from './context.ts';
import { sessionKey } from './sessionStore.ts';

/**
 * Keeps a text of the member in this tab until logout, across reloads; '' at first. Returns the text and its setter.
 */
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
