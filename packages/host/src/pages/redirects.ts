import type { Redirect } from '../start/sites.ts';

/** Appends the request's query to a path, unless the path has a query. */
function withQuery(path: string, search: string): string {
  if (path.includes('?')) return path;
  const [pathname = '', ...fragment] = path.split(/(?=#)/);
  return pathname + search + fragment.join('');
}

/**
 * Returns the response of the site's matching route rule, or null. Redirects within the site keep the query
 * (spec: routes.server-rules-redirect).
 */
export function redirectResponse(rules: readonly Redirect[], { pathname, search }: URL): Response | null {
  const rule = rules.find(({ from }) => from === pathname);
  if (!rule) return null;
  const location = rule.to.startsWith('/') ? withQuery(rule.to, search) : rule.to;
  return new Response(null, { status: rule.status, headers: { location } });
}
