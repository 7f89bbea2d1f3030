import type { Route, RouteName } from './table.ts';
import { routes } from './table.ts';

/** A route that a path leads to, with the decoded values of its parts. */
export interface RouteMatch {
  readonly name: RouteName;
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

interface Candidate {
  readonly route: Route;
  readonly segments: readonly string[];
}

const segmentsOf = (path: string): readonly string[] => path.split('/').slice(1).filter(Boolean);

const rank = (segment: string | undefined): number => {
  if (segment === undefined) return 2;
  if (segment.startsWith('*')) return 0;
  return segment.startsWith(':') ? 1 : 3;
};

/** Fixed text before a parameter, a parameter before the rest: `/credits/repeat-order` is no credit's id. */
const byRank = (a: Candidate, b: Candidate): number => {
  for (let index = 0; index < Math.max(a.segments.length, b.segments.length); index += 1) {
    const difference = rank(b.segments[index]) - rank(a.segments[index]);
    if (difference !== 0) return difference;
  }
  return 0;
};

const candidates: readonly Candidate[] = routes
  .flatMap((route) =>
    [route.path, ...('aliases' in route ? route.aliases : [])].map((path) => ({
      route,
      segments: segmentsOf(path),
    })),
  )
  .toSorted(byRank);

const decodeParts = (pathname: string): readonly string[] | null => {
  if (!pathname.startsWith('/')) return null;
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  if (path === '/') return [];
  try {
    const parts = path.slice(1).split('/').map(decodeURIComponent);
    return parts.includes('') ? null : parts;
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
 * Finds the route of a path without query; null for an unknown path, a bare parent or broken percent-encoding.
 * An alias answers the name of its route; one slash at the end is overlooked; upper and lower case differ.
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
