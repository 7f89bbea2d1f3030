import { canSearch } from '../permissions/visitor.ts';
import type { SearchGate } from '../permissions/visitor.ts';
import { href } from './href.ts';
import type { RouteAuth } from './table.ts';

/** What the guard looks at; `location` is the path with query that was asked for. */
export interface GuardInput extends SearchGate {
  readonly route: { readonly auth: RouteAuth; readonly loginUnless?: 'logged-out-search' };
  readonly location: string;
}

/** Whether a page may be entered, and where to go instead. */
export type GuardResult =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly redirect: string };

/** Whether entering a page loads the current user: every level but 'public' does (spec: auth.guard-loads-user). */
export const loadsUser = (route: { readonly auth: RouteAuth }): boolean => route.auth !== 'public';

/** Sends visitors of a page that needs a login to the login screen, and back afterwards (spec: auth.guard-redirects-to-login). */
export const guard = ({ route, location, ...gate }: GuardInput): GuardResult => {
  const isOpen = route.loginUnless === 'logged-out-search' && canSearch(gate);
  if (route.auth !== 'login' || gate.user !== null || isOpen) return { isAllowed: true };
  return { isAllowed: false, redirect: href('login', {}, { next: location }) };
};
