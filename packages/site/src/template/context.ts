import { createContext, use, type ComponentType } from 'react';
import type { Load, PartName, Parts, ScreenName } from './slots.ts';
import type { SlotStore } from './store.ts';

export const StoreContext = createContext<SlotStore | null>(null);

/** The template's loaded slots. Throws outside a site. */
export function useStore(): SlotStore {
  const store = use(StoreContext);
  if (store) return store;
  throw new Error(
    'A part of a template was asked for outside a site, so no template is known. Render inside <SiteProviders>.',
  );
}

/** The template's component of a part slot. It suspends where the page did not preload it. */
export const useSlot = <N extends PartName>(name: N): Parts[N] => useStore().part(name);

/** What of a screen only a member sees: there at once where a member came, loaded late where a visitor became one. */
export const useMemberPart = <P>(screen: ScreenName, load: Load<ComponentType<P>>): ComponentType<P> =>
  useStore().memberPart(screen, load);
