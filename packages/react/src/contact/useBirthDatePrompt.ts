import { useEffect, useSyncExternalStore } from 'react';
import { useBirthDatePromptStore } from '../provider/context.ts';
import { useIsLoggedIn } from '../session/useViewer.ts';

/**
 * Returns whether the prompt for the date of birth is open, and `onClose`, which takes whether a date was saved. The prompt
 * closes on logout. Use it once, in the shell.
 */
export function useBirthDatePrompt(): { isAsked: boolean; onClose: (isSaved: boolean) => void } {
  const { read, subscribe, close } = useBirthDatePromptStore();
  const isLoggedIn = useIsLoggedIn();
  const isOpen = useSyncExternalStore(subscribe, read, () => null) !== null;
  useEffect(() => {
    if (isOpen && !isLoggedIn) close(false);
  }, [close, isLoggedIn, isOpen]);
  return { isAsked: isOpen && isLoggedIn, onClose: close };
}
