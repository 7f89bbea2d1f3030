import { matchRoute } from './match.ts';
import { safeNext } from './safe-next.ts';
import type { RouteName } from './table.ts';

/** Pages that are over once somebody has logged in. */
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

/** The page to come back to for who logs in from here: this one, or null where staying would make no sense. */
export const stayOn = (location: string): string | null => {
  const next = safeNext(location);
  const name = next === null ? null : matchRoute(next.split(/[?#]/)[0] ?? '')?.name;
  return name && !passing.has(name) ? next : null;
};
