import { ApiError, queryKeyOf, userQuery } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { guard, loadsUser, type Route } from '@meetcute/core';
import type { User } from '@meetcute/contract';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { shellTexts } from '../frame/texts.ts';
import { bindingOf, errorBinding, type Binding, type PrefetchOptions } from '../pages/bindings.ts';
import { siteContext, type SiteContext } from './context.ts';

/** What a loader throws for a page that does not exist. */
const notFound = () => data(null, { status: 404, statusText: 'Not Found' });

/** Whether a visitor looks for sure, before anybody was asked. */
export const isVisitor = ({ queryClient }: Pick<SiteContext, 'queryClient'>): boolean =>
  queryClient.getQueryData(queryKeyOf(calls.getUser)) === null;

/** Loads the error page's chunks; a page that fails asks for them again. */
export const loadErrorPage = (site: Pick<SiteContext, 'queryClient' | 'store'>): Promise<void> =>
  site.store.load({ ...errorBinding, layout: 'default', isVisitor: isVisitor(site) });

async function viewerOf(route: Route, { client, queryClient }: SiteContext): Promise<User | null> {
  if (!loadsUser(route)) return null;
  try {
    return await queryClient.ensureQueryData(userQuery(client));
  } catch (error) {
    // Who can't be asked is treated as a visitor on open pages; a page that needs a login must not guess.
    if (route.auth === 'optional') return null;
    throw data(null, { status: error instanceof ApiError && error.status >= 500 ? error.status : 503 });
  }
}

/** Throws for a path without a page, once it is known who looks: members and visitors are offered different things. */
async function missing(site: SiteContext): Promise<never> {
  const { client, queryClient } = site;
  await Promise.all([
    site.loadTexts([...shellTexts, ...errorBinding.texts]),
    loadErrorPage(site),
    queryClient.ensureQueryData(userQuery(client)).catch(() => null),
  ]);
  throw notFound();
}

async function prefetch(site: SiteContext, options: PrefetchOptions): Promise<void> {
  const { queryClient } = site;
  const known = { ...options, revalidateIfStale: true } as never;
  try {
    if ('initialPageParam' in options) await queryClient.ensureInfiniteQueryData(known);
    else await queryClient.ensureQueryData(known as FetchQueryOptions & { queryKey: readonly unknown[] });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) await missing(site);
    // Other faults are the screen's to tell: it knows what is missing and offers to try again.
  }
}

async function loadPage(binding: Binding, route: Route, site: SiteContext, args: LoaderFunctionArgs) {
  const url = new URL(args.request.url);
  const viewer = await viewerOf(route, site);
  const location = `${url.pathname}${url.search}`;
  const { settings, trafficSource, client } = site;
  const answer = guard({ route, user: viewer, settings, trafficSource, location });
  if (!answer.isAllowed) throw redirect(answer.redirect);
  const queries =
    binding.queries?.({ client, settings, trafficSource, params: args.params, url, viewer }) ?? [];
  await within(site.patience, Promise.all(queries.map((query) => prefetch(site, query))));
}

/** Waits for work, but only so long; what comes of it later is the screen's to show, faults included. */
async function within(patience: number, work: Promise<unknown>): Promise<void> {
  if (patience === Infinity) return void (await work);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)));
  work.catch(() => undefined);
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The loader of a path that no route has: not found. */
export const unknownLoader = ({ context }: LoaderFunctionArgs): Promise<never> =>
  missing(context.get(siteContext));

/**
 * The loader of a route: guards it, then loads its chunks, texts and queries side by side. Answers nothing: the data
 * is in the query client. A route without a screen is guarded too, and then not found.
 */
export function pageLoader(route: Route) {
  const binding = bindingOf(route.name);
  return async (args: LoaderFunctionArgs): Promise<null> => {
    const site = args.context.get(siteContext);
    if (!binding) {
      await loadPage({ screen: 'Error', parts: [], texts: [] }, route, site, args);
      return missing(site);
    }
    const { layout } = route;
    await Promise.all([
      site.store.load({ ...binding, layout, isVisitor: isVisitor(site) }),
      site.loadTexts([...shellTexts, ...binding.texts]),
      loadPage(binding, route, site, args),
    ]);
    return null;
  };
}
