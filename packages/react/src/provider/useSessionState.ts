import { useViewer } from '../session/useViewer.ts';
import { usePorts } from './context.ts';
import { sessionKey } from './sessionStore.ts';
import { useStoreEntry } from './useStoreEntry.ts';

/**
 * Keeps a text of the member in this tab until logout, across reloads; '' at first. Returns the text and its setter.
 */
export function useSessionState(name: string): readonly [text: string, setText: (text: string) => void] {
  const { sessionStore } = usePorts();
  return useStoreEntry(sessionStore, sessionKey(useViewer()?.profile.id ?? '', name), '');
}
