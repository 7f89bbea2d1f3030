import { normalizePath } from '../requests/path.ts';
import { type Route, type RouteName, routes } from './table.ts';

/** Splits a path pattern into its segments. */
export const splitPath = (path: string): readonly string[] => path.split('/').slice(1).filter(Boolean);

const rank = (segment: string | undefined): number => {
  if (segment === undefined) return 2;
  if (segment.startsWith('*')) return 0;
  return segment.startsWith(':') ? 1 : 3;
};

/**
 * Compares patterns by specificity, so that the first match is the best one. Fixed segments come before the
 * end of a path, then parameters, then a splat.
 */
export const bySpecificity = (a: readonly string[], b: readonly string[]): number => {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = rank(b[index]) - rank(a[index]);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Route of a path, with the decoded values of its parts. */
export interface RouteMatch {
  readonly name: RouteName;
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

interface Candidate {
  readonly route: Route;
  readonly segments: readonly string[];
}

const candidatesOf = (table: typeof routes): readonly Candidate[] =>
  table
    .flatMap((route) =>
      [route.path, ...('aliases' in route ? route.aliases : [])].map((path) => ({
        route,
        segments: splitPath(path),
      })),
    )
    .toSorted((a, b) => bySpecificity(a.segments, b.segments));

// Marked, so that a single part does not include the table of routes.
const candidates = /* @__PURE__ */ candidatesOf(routes);

const decodeParts = (pathname: string): readonly string[] | null => {
  if (!pathname.startsWith('/')) return null;
  const path = normalizePath(pathname);
  if (path === '/') return [];
  try {
    return path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
};

const paramsOf = (segments: readonly string[], parts: readonly string[]): Record<string, string> | null => {
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    if (segment.startsWith('*')) {
      params[segment.slice(1)] = parts.slice(index).join('/');
      return params;
    }
    const part = parts[index];
    const isOptional = segment.endsWith('?');
    if (part === undefined) {
      if (!isOptional) return null;
    } else if (segment.startsWith(':')) {
      params[segment.slice(1, isOptional ? -1 : undefined)] = part;
    } else if (segment !== part) {
      return null;
    }
  }
  return parts.length > segments.length ? null : params;
};

/**
 * Finds the route of a path without query. Returns null for an unknown path, a parent without a page or
 * broken percent-encoding. An alias yields the name of its route. All spellings of a path have the same route; case matters.
 */
export const matchRoute = (pathname: string): RouteMatch | null => {
  const parts = decodeParts(pathname);
  if (parts === null) return null;
  for (const { route, segments } of candidates) {
    const params = paramsOf(segments, parts);
    if (params !== null) return { name: route.name, route, params };
  }
  return null;
};
