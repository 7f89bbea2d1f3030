import { matchRoute } from './match.ts';
import type { RouteName } from './table.ts';

const LOCAL = 'http://site.invalid';

const isPlainPath = (next: string): boolean =>
  next.startsWith('/') &&
  !next.startsWith('//') &&
  !next.includes('\\') &&
  ![...next].some((character) => character < ' ' || character === '\u007f');

/**
 * Returns the page to open after a login, or null if `next` is not a page of this site. Rejects other
 * origins, backslashes, control characters, paths outside the route table (such as `/api/logout.php`) and the
 * login page itself.
 */
export const safeNext = (next: string | null | undefined): string | null => {
  if (!next || !isPlainPath(next) || !URL.canParse(next, LOCAL)) return null;
  const url = new URL(next, LOCAL);
  const match = url.origin === LOCAL ? matchRoute(url.pathname) : null;
  return match === null || match.name === 'login' ? null : `${url.pathname}${url.search}${url.hash}`;
};

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
