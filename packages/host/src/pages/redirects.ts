import type { Redirect } from '../start/sites.ts';

/** The answer of a route rule of the site; null where none fits. The query goes along within the site (spec: routes.server-rules-redirect). */
export function answerRedirect(rules: readonly Redirect[], { pathname, search }: URL): Response | null {
  const rule = rules.find(({ from }) => from === pathname);
  if (!rule) return null;
  const location = rule.to.startsWith('/') && !rule.to.includes('?') ? rule.to + search : rule.to;
  return new Response(null, { status: rule.status, headers: { location } });
}
