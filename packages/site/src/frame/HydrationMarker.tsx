import { createContext, use, useLayoutEffect } from 'react';

/** Called when a part of a page that the server drew comes to life; null where nothing was drawn before. */
export const HydrationContext = createContext<(() => void) | null>(null);

/** Notices when what stands around it comes to life: a suspended part of a page does so later than the page itself. */
export function HydrationMarker() {
  const onHydrated = use(HydrationContext);
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}
