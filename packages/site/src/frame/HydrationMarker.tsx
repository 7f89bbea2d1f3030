import { createContext, use, useLayoutEffect } from 'react';

/** Callback for each hydrated part of a server-rendered page; null for pages that were not server-rendered. */
export const HydrationContext = createContext<(() => void) | null>(null);

/**
 * Reports when the Suspense boundary around it has hydrated, which can be later than the page itself. Renders
 * nothing.
 */
export function HydrationMarker() {
  const onHydrated = use(HydrationContext);
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}
