import { useCallback, useEffect, useMemo } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import type { BlockedNavigation, NavigateOptions, ShouldBlock } from './SiteRouter.ts';
import type { Location, To } from './location.ts';
import { useBlockedNavigation, useCurrentPage, useRouter } from './RouterProvider.tsx';

/** Returns the address of the page. */
export const useLocation = (): Location => useCurrentPage().location;

/**
 * Returns what the page before handed over with the navigation; null without it. A page that the server has drawn gets it
 * after it has hydrated: the browser keeps it over a reload, but the server does not know it.
 */
export function useHandedOver<T>(): T | null {
  const { state } = useLocation();
  return useIsSSR() ? null : (state as T | null);
}

/** Returns the decoded values of the path's parts, such as `memberId`. */
export const useParams = (): Readonly<Record<string, string | undefined>> =>
  useCurrentPage().match?.params ?? {};

/** Goes to an address of the site, or by a number of entries of the history. */
export type Navigate = (to: To | number, options?: NavigateOptions) => Promise<void>;

/** Returns the function that navigates. It never changes, and its promise resolves when the page has loaded. */
export function useNavigate(): Navigate {
  const router = useRouter();
  return useCallback((target, options) => router.navigate(target, options), [router]);
}

/** Replaces all values of the query. */
type SetSearchParams = (values: Record<string, string>, options?: NavigateOptions) => Promise<void>;

/** Returns the values of the query, and a function that navigates to others on the same path. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback<SetSearchParams>(
    (values, options) => navigate({ search: new URLSearchParams(values).toString() }, options),
    [navigate],
  );
  return [params, set];
}

/** Returns a function that checks access to the page and loads its data again. */
export const useRevalidate = (): (() => Promise<void>) => useRouter().revalidate;

/** Asks before the viewer leaves the page. Returns the navigation that waits for the answer; null without one. */
export function useBlocker(shouldBlock: ShouldBlock): BlockedNavigation | null {
  const router = useRouter();
  useEffect(() => router.block(shouldBlock), [router, shouldBlock]);
  return useBlockedNavigation();
}
