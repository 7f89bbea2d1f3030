import { ApiError, queryKeyOf, userQuery } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { guard, loadsUser, type Route, type RouteMatch } from '@meetcute/core';
import type { User } from '@meetcute/contract';
import type { Namespace } from '@meetcute/i18n';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { shellTexts } from '../frame/texts.ts';
import { findBinding, errorBinding, type Binding } from '../pages/bindings.ts';
import type { PrefetchOptions, Requirements } from '../pages/requirements.ts';
import type { SiteContext } from './context.ts';
import { createPath, type Path } from './location.ts';
import { PageFailure, Redirect } from './outcomes.ts';

/** Whether the viewer is known to be a logged-out visitor without asking the server. */
export const isVisitor = ({ queryClient }: Pick<SiteContext, 'queryClient'>): boolean =>
  queryClient.getQueryData(queryKeyOf(calls.getUser)) === null;

/** Loads the chunks of the error page; a failing page requests them again. */
export const loadErrorPage = (site: Pick<SiteContext, 'queryClient' | 'store'>): Promise<void> =>
  site.store.load({ ...errorBinding, layout: 'default', isVisitor: isVisitor(site) });

/** Loads the texts that the template names for its error page and the cards on it, for a page that has failed in the browser. */
export const loadErrorTexts = (site: Pick<SiteContext, 'loadTexts' | 'patience' | 'queryClient' | 'store'>) =>
  waitWithin(
    site.patience,
    site
      .loadTexts(site.store.namespaces({ ...errorBinding, isVisitor: isVisitor(site) }))
      .catch(() => undefined),
  );

/** Returns the text namespaces of a page: of its frame, its screen, and the slots of the template. */
export const pageTexts = (
  site: Pick<SiteContext, 'queryClient' | 'store'>,
  binding: Binding,
): readonly Namespace[] => [
  ...shellTexts,
  ...binding.texts,
  ...site.store.namespaces({ ...binding, isVisitor: isVisitor(site) }),
];

async function viewerOf(route: Route, { client, queryClient }: SiteContext): Promise<User | null> {
  if (!loadsUser(route)) return null;
  try {
    return await queryClient.ensureQueryData(userQuery(client));
  } catch (error) {
    // Open pages treat an unknown viewer as a visitor; a page that needs a login must not guess.
    if (route.auth === 'optional') return null;
    throw new PageFailure(error instanceof ApiError && error.status >= 500 ? error.status : 503);
  }
}

/**
 * Loads the requirements of pages, which the browser's first page does not need. Resolves with null if the file can't be
 * loaded: a screen fetches what is missing, and one whose data is stored works offline.
 */
export const loadRequirements = () => import('../pages/requirements.ts').catch(() => null);

/**
 * Returns the requirements of a page. Throws a 404 if the page does not exist for its parameters and the site's
 * settings.
 */
export async function requirePage(
  { name }: Pick<Route, 'name'>,
  site: SiteContext,
  params: RouteMatch['params'],
): Promise<Requirements> {
  const requirements = (await loadRequirements())?.findRequirements(name) ?? {};
  if (requirements.exists?.({ params, settings: site.settings }) === false) await missing(site);
  return requirements;
}

/** Throws a 404 once the viewer is known, because the error page offers different things to members and visitors. */
async function missing(site: SiteContext): Promise<never> {
  const { client, queryClient } = site;
  await Promise.all([
    site.loadTexts(pageTexts(site, errorBinding)),
    loadErrorPage(site),
    queryClient.ensureQueryData(userQuery(client)).catch(() => null),
  ]);
  throw new PageFailure(404);
}

async function prefetch(site: SiteContext, { next, ...options }: PrefetchOptions): Promise<void> {
  const { queryClient } = site;
  const queryOptions = { ...options, revalidateIfStale: true } as never;
  try {
    const response =
      'initialPageParam' in options
        ? await queryClient.ensureInfiniteQueryData(queryOptions)
        : await queryClient.ensureQueryData(
            queryOptions as FetchQueryOptions & { queryKey: readonly unknown[] },
          );
    const following = next?.(response as never);
    if (following) await prefetch(site, following);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) await missing(site);
    // The screen reports other failures: it knows what is missing and offers a retry.
  }
}

async function loadData(path: Path, { route, params }: RouteMatch, site: SiteContext) {
  const { queries, enter } = await requirePage(route, site, params);
  const viewer = await viewerOf(route, site);
  const { settings, trafficSource, client } = site;
  const location = `${path.pathname}${path.search}`;
  const access = guard({ route, user: viewer, settings, trafficSource, location });
  if (!access.isAllowed) throw new Redirect(access.redirect);
  const url = new URL(createPath(path), 'http://site.invalid');
  await enter?.(site, url);
  const neededQueries = queries?.({ client, settings, trafficSource, params, url, viewer }) ?? [];
  await waitWithin(site.patience, Promise.all(neededQueries.map((query) => prefetch(site, query))));
}

/** Waits for work for a limited time in ms. The screen handles later results, errors included. */
async function waitWithin(patience: number, work: Promise<unknown>): Promise<void> {
  if (patience === Infinity) return void (await work);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)));
  work.catch(() => undefined);
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Loads a page: checks access, and loads chunks, texts and queries in parallel. The data is then in the query client.
 * Throws `Redirect` when the viewer may not see the page, and `PageFailure` when it does not exist or failed.
 */
export async function loadPage(site: SiteContext, path: Path, match: RouteMatch | null): Promise<void> {
  if (!match) return missing(site);
  const binding = findBinding(match.name);
  const { layout } = match.route;
  await Promise.all([
    site.store.load({ ...binding, layout, isVisitor: isVisitor(site) }),
    site.loadTexts(pageTexts(site, binding)),
    loadData(path, match, site),
  ]);
}

/**
 * Loads the first page with what the shell needs, on a server, and in a browser when no server rendered the page.
 * Otherwise `hydrate` loads the error page when idle.
 */
export async function loadWithShell(site: SiteContext, path: Path, match: RouteMatch | null): Promise<void> {
  await Promise.all([loadErrorPage(site), site.loadTexts(shellTexts), loadPage(site, path, match)]);
}
