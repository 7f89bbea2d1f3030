import { useEffect, useSyncExternalStore } from 'react';
import { useBirthDatePromptStore } from '../provider/context.ts';
import { useIsLoggedIn } from '../session/useViewer.ts';

/**
 * The question for the date of birth as it is drawn: `onClose` closes it, answered or not. It goes with the member.
 * Used once, in the shell.
 */
export function useBirthDatePrompt(): { isAsked: boolean; onClose: (isGiven: boolean) => void } {
  const { read, subscribe, close } = useBirthDatePromptStore();
  const isLoggedIn = useIsLoggedIn();
  const isOpen = useSyncExternalStore(subscribe, read, () => null) !== null;
  useEffect(() => {
    if (isOpen && !isLoggedIn) close(false);
  }, [close, isLoggedIn, isOpen]);
  return { isAsked: isOpen && isLoggedIn, onClose: close };
}
