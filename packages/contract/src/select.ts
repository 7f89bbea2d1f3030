import type { CallDefinition, Method } from './define.ts';

const escape = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const pattern = (path: string) =>
  new RegExp(
    `^${path
      .split('/')
      .map((part) => (part.startsWith(':') ? '([^/]+)' : escape(part)))
      .join('/')}$`,
  );

/** Whether a path belongs to a call; answers the values of its `:name` parts, or null. */
export function matchPath(call: CallDefinition, pathname: string): Record<string, string> | null {
  const match = pattern(call.path).exec(pathname);
  if (!match) return null;
  return Object.fromEntries(
    (call.params ?? []).map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]),
  );
}

/** Whether every fixed query value that chooses this call is there. */
export const matchesSelector = (call: CallDefinition, query: URLSearchParams): boolean =>
  Object.entries(call.selector ?? {}).every(([key, value]) => query.get(key) === value);

/**
 * The call that a request is for: among those on its method and path, the one whose selector fits,
 * the most demanding first. Answers undefined when there is none.
 */
export function selectCall<C extends CallDefinition>(
  candidates: readonly C[],
  method: Method,
  url: { pathname: string; searchParams: URLSearchParams },
): C | undefined {
  const weight = (call: CallDefinition) => Object.keys(call.selector ?? {}).length;
  return candidates
    .filter((call) => call.method === method && matchPath(call, url.pathname) !== null)
    .filter((call) => matchesSelector(call, url.searchParams))
    .sort((a, b) => weight(b) - weight(a))[0];
}
