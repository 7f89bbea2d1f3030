import type { CallDefinition, Method } from './define.ts';

const escape = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patterns = new Map<string, RegExp>();

const patternOf = (path: string): RegExp => {
  const pattern =
    patterns.get(path) ??
    new RegExp(
      `^${path
        .split('/')
        .map((part) => (part.startsWith(':') ? '([^/]+)' : escape(part)))
        .join('/')}$`,
    );
  patterns.set(path, pattern);
  return pattern;
};

/** Decodes a part of a path; null if its percent-encoding is malformed. */
function decodePart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/**
 * Matches a path against a call. Returns the values of its `:name` parts, or null without a match. A
 * malformed encoding matches no call.
 */
export function matchPath(call: CallDefinition, pathname: string): Record<string, string> | null {
  const match = patternOf(call.path).exec(pathname);
  if (!match) return null;
  const values = (call.params ?? []).map(
    (name, index) => [name, decodePart(match[index + 1] ?? '')] as const,
  );
  const decodedValues = values.filter((pair): pair is readonly [string, string] => pair[1] !== null);
  return decodedValues.length === values.length ? Object.fromEntries(decodedValues) : null;
}

/** Returns whether a query contains all selector values of a call. */
export const matchesSelector = (call: CallDefinition, query: URLSearchParams): boolean =>
  Object.entries(call.selector ?? {}).every(([key, value]) => query.get(key) === value);

/**
 * Selects the call for a request by method, path and selector. Prefers the longest selector; returns
 * undefined without a match.
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
