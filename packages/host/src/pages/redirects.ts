import { normalizePath } from '@meetcute/core';
import type { Redirect } from '../start/sites.ts';

/** Appends the request's query to a path, unless the path has a query. */
function withQuery(path: string, search: string): string {
  if (path.includes('?')) return path;
  const [pathname = '', ...fragment] = path.split(/(?=#)/);
  return pathname + search + fragment.join('');
}

const redirect = (location: string, status: number) => new Response(null, { status, headers: { location } });

/**
 * Returns the redirect of a path without a page of its own, or null: by the site's matching route rule, or to the path with
 * one slash at its begin, because browsers take what follows two slashes for another host. Redirects within the site keep
 * the query (spec: routes.server-rules-redirect).
 */
export function redirectResponse(rules: readonly Redirect[], { pathname, search }: URL): Response | null {
  if (pathname.startsWith('//')) return redirect(pathname.replace(/^\/+/, '/') + search, 308);
  const path = normalizePath(pathname);
  const rule = rules.find(({ from }) => from === path);
  if (!rule) return null;
  const location = rule.to.startsWith('/') ? withQuery(rule.to, search) : rule.to;
  return redirect(location, rule.status);
}
