import { useIsLoggedIn } from '@meetcute/react';
import { useDeferredValue } from 'react';

/**
 * Returns whether the frame of the page shows a member. After a login the screen changes first, and the frame once that is
 * painted, because its links, badges and live updates take longer. A logout shows at once.
 */
export function useShownLogin(): boolean {
  const isLoggedIn = useIsLoggedIn();
  return useDeferredValue(isLoggedIn) && isLoggedIn;
}
