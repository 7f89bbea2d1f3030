import { createContext, use, type ComponentType } from 'react';
import type { bindings, BoundRoute } from '../pages/bindings.ts';
import type { PartName, Parts } from '../pages/parts.ts';
import type { ScreenName } from '../pages/screens.ts';
import type { Load } from './slots.ts';
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

type MemberPartsOf<B> = B extends { memberParts: readonly (infer P)[] } ? P : never;

type PartsOf<R extends BoundRoute> = Pick<
  Parts,
  ((typeof bindings)[R]['parts'][number] | MemberPartsOf<(typeof bindings)[R]>) & PartName
>;

/** The parts that a route's binding names, from the template, there at once. */
export function useParts<R extends BoundRoute>(_route: R): PartsOf<R> {
  const store = useStore();
  return new Proxy({} as PartsOf<R>, { get: (_, name) => store.part(name as PartName) });
}

/** What of a screen only a member sees: there at once where a member came, loaded late where a visitor became one. */
export const useMemberHalf = <P>(screen: ScreenName, load: Load<ComponentType<P>>): ComponentType<P> =>
  useStore().memberHalf(screen, load);

/** Parts that every layout may draw. */
export function useLayoutParts(): Pick<Parts, 'Logo' | 'Navigation'> {
  const store = useStore();
  return { Logo: store.part('Logo'), Navigation: store.part('Navigation') };
}
