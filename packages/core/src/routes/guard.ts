import { canSearch } from '../permissions/visitor.ts';
import type { SearchGate } from '../permissions/visitor.ts';
import { href } from './href.ts';
import type { RouteAuth } from './table.ts';

/** Input of the route guard. `location` is the requested path with query. */
export interface GuardInput extends SearchGate {
  readonly route: { readonly auth: RouteAuth; readonly loginUnless?: 'logged-out-search' };
  readonly location: string;
}

/** Result of the route guard: allowed, or the address to redirect to. */
export type GuardResult =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly redirect: string };

/**
 * Returns whether entering a page loads the current user: for every level except 'public'
 * (spec: auth.guard-loads-user).
 */
export const loadsUser = (route: { readonly auth: RouteAuth }): boolean => route.auth !== 'public';

/**
 * Guards a route. Redirects visitors of a page that requires a login to the login screen, which leads back
 * afterwards (spec: auth.guard-redirects-to-login).
 */
export const guard = ({ route, location, ...gate }: GuardInput): GuardResult => {
  const isOpen = route.loginUnless === 'logged-out-search' && canSearch(gate);
  if (route.auth !== 'login' || gate.user !== null || isOpen) return { isAllowed: true };
  return { isAllowed: false, redirect: href('login', {}, { next: location }) };
};
