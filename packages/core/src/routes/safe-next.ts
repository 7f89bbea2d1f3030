import { matchRoute } from './match.ts';

const LOCAL = 'http://site.invalid';

const isPlainPath = (next: string): boolean =>
  next.startsWith('/') &&
  !next.startsWith('//') &&
  !next.includes('\\') &&
  ![...next].some((character) => character < ' ' || character === '\u007f');

/**
 * The page to go on to after a login, or null when `next` is not a page of this site. Other origins,
 * backslashes, control characters and paths outside the route table (calls such as `/api/logout.php`) are refused,
 * and so is the login page itself.
 */
export const safeNext = (next: string | null | undefined): string | null => {
  if (!next || !isPlainPath(next) || !URL.canParse(next, LOCAL)) return null;
  const url = new URL(next, LOCAL);
  const match = url.origin === LOCAL ? matchRoute(url.pathname) : null;
  return match === null || match.name === 'login' ? null : `${url.pathname}${url.search}${url.hash}`;
};
