import { createContext, use, type ComponentType } from 'react';
import type { Load, PartName, Parts, ScreenName } from './slots.ts';
import type { SlotStore } from './store.ts';

/** Context of the template's loaded slots; null outside a site. */
export const StoreContext = createContext<SlotStore | null>(null);

/** Returns the template's loaded slots. Throws outside a site. */
export function useStore(): SlotStore {
  const store = use(StoreContext);
  if (store) return store;
  throw new Error(
    'useStore() was called outside a site, so no template is available. Render inside <SiteProviders>.',
  );
}

/** Returns the template's component for a part slot. Suspends when the page has not preloaded it. */
export const useSlot = <N extends PartName>(name: N): Parts[N] => useStore().part(name);

/** Returns the members-only half of a screen. It is preloaded for members and lazy for visitors who log in later. */
export const useMemberPart = <P>(screen: ScreenName, load: Load<ComponentType<P>>): ComponentType<P> =>
  useStore().memberPart(screen, load);
