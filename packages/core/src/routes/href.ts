import type { Profile } from '@meetcute/contract';
import type { RouteName, RouteOf } from './table.ts';
import { routeOf } from './table.ts';

type PartOf<S extends string> = S extends `:${infer N}?`
  ? { readonly [K in N]?: string | undefined }
  : S extends `:${infer N}`
    ? { readonly [K in N]: string }
    : S extends `*${infer N}`
      ? { readonly [K in N]?: string | undefined }
      : unknown;

/** Params of a path pattern: `:name` is required, `:name?` and `*name` are optional. */
export type PathParams<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? PartOf<Head> & PathParams<Tail>
  : PartOf<P>;

/** Params of a named route. */
export type RouteParams<N extends RouteName> = PathParams<RouteOf<N>['path']>;

/** Query values; null and undefined are omitted. */
export type HrefQuery = Readonly<Record<string, string | number | boolean | null | undefined>>;

type NoParams = Readonly<Record<string, never>>;

/** Arguments of `href` after the name: params (required if any of them is), query, and an anchor without its '#'. */
export type HrefArguments<N extends RouteName> =
  unknown extends RouteParams<N>
    ? [params?: NoParams, query?: HrefQuery, anchor?: string]
    : Partial<RouteParams<N>> extends RouteParams<N>
      ? [params?: RouteParams<N>, query?: HrefQuery, anchor?: string]
      : [params: RouteParams<N>, query?: HrefQuery, anchor?: string];

const encodePart = (value: string, name: string): string => {
  if (value === '' || value === '.' || value === '..') {
    throw new RangeError(
      `href: '${value}' can't stand in a path as '${name}', because a browser would drop that part. Pass a real id.`,
    );
  }
  return encodeURIComponent(value);
};

type AnyParams = Readonly<Record<string, string | undefined>>;

const fillSegment = (segment: string, params: AnyParams): readonly string[] => {
  if (segment.startsWith('*')) {
    const name = segment.slice(1);
    const rest = params[name] ?? '';
    return rest === '' ? [] : rest.split('/').map((part) => encodePart(part, name));
  }
  if (!segment.startsWith(':')) return [segment];
  const isOptional = segment.endsWith('?');
  const name = segment.slice(1, isOptional ? -1 : undefined);
  const value = params[name];
  return isOptional && value === undefined ? [] : [encodePart(value ?? '', name)];
};

const queryString = (query: HrefQuery): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(key, String(value));
  }
  return search.size === 0 ? '' : `?${search}`;
};

/**
 * Builds the address of a named route, always its own path and never an alias. Throws a `RangeError` for a
 * part that is empty, '.' or '..' (spec: route.names-used-in-links).
 */
export const href = <N extends RouteName>(name: N, ...rest: HrefArguments<N>): string => {
  const [params = {}, query = {}, anchor] = rest as [params?: AnyParams, query?: HrefQuery, anchor?: string];
  const path = routeOf(name)
    .path.split('/')
    .slice(1)
    .filter((segment) => segment !== '')
    .flatMap((segment) => fillSegment(segment, params));
  return `/${path.join('/')}${queryString(query)}${anchor === undefined ? '' : `#${encodeURIComponent(anchor)}`}`;
};

/** Builds the address of a member's profile. */
export const profileHref = ({ id }: Pick<Profile, 'id'>): string =>
  href('members-memberId', { memberId: id });
