import type { Redirect } from '../start/sites.ts';

/** A path with the query that was asked for; a path that has one of its own keeps that. */
function withQuery(path: string, search: string): string {
  if (path.includes('?')) return path;
  const [bare = '', ...fragment] = path.split(/(?=#)/);
  return bare + search + fragment.join('');
}

/** The answer of a route rule of the site; null where none fits. The query goes along within the site (spec: routes.server-rules-redirect). */
export function redirectResponse(rules: readonly Redirect[], { pathname, search }: URL): Response | null {
  const rule = rules.find(({ from }) => from === pathname);
  if (!rule) return null;
  const location = rule.to.startsWith('/') ? withQuery(rule.to, search) : rule.to;
  return new Response(null, { status: rule.status, headers: { location } });
}
