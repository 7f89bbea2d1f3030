import { matchRoute } from './match.ts';
import { safeNext } from './safe-next.ts';
import type { RouteName } from './table.ts';

/** Pages without a purpose after a login. */
const passing: ReadonlySet<RouteName> = new Set<RouteName>([
  'index',
  'signup',
  'complete-signup',
  'reset-password',
  'reset-password-do',
  'activate-done',
  'activate-error',
  'mail-change-do',
  'account-deleted',
]);

/** Returns the page to return to after a login from `location`; null if it has no purpose then. */
export const stayOn = (location: string): string | null => {
  const next = safeNext(location);
  const name = next === null ? null : matchRoute(next.split(/[?#]/)[0] ?? '')?.name;
  return name && !passing.has(name) ? next : null;
};
