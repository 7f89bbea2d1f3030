import { matchRoute, normalizeHostWithPort, normalizePath } from '@meetcute/core';
import type { Redirect } from '../start/sites.ts';

/** Appends the request's query to a path, unless the path has a query. */
function withQuery(path: string, search: string): string {
  if (path.includes('?')) return path;
  const [pathname = '', ...fragment] = path.split(/(?=#)/);
  return pathname + search + fragment.join('');
}

const redirect = (location: string, status: number) => new Response(null, { status, headers: { location } });

/** Returns the start of an address on the host's normal form, if a request has another, because cookies differ by it. */
const otherHost = ({ host, hostname }: URL): string => {
  const name = hostname.endsWith('.') ? normalizeHostWithPort(host) : null;
  return name === null ? '' : `//${name}`;
};

/**
 * Returns the redirect of an address without a page of its own, or null: by the site's matching route rule, or to the one
 * address of a page in another spelling of it. Browsers take what follows two slashes for another host, so those always
 * become one. Redirects within the site keep the query (spec: routes.server-rules-redirect).
 */
export function redirectResponse(rules: readonly Redirect[], url: URL): Response | null {
  const { pathname, search } = url;
  const [path, start] = [normalizePath(pathname), otherHost(url)];
  const isOtherPage = path !== pathname && matchRoute(path) !== null;
  const onePath = isOtherPage ? path : pathname.replace(/^\/+/, '/');
  const rule = rules.find(({ from }) => from === path);
  if (start !== '' || (!rule && onePath !== pathname)) return redirect(start + onePath + search, 308);
  if (!rule) return null;
  const location = rule.to.startsWith('/') ? withQuery(rule.to, search) : rule.to;
  return redirect(location, rule.status);
}
