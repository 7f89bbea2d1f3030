import { normalizePath } from '@meetcute/core';

/** Parts of an address within the site. */
export interface Path {
  /** Path, with its percent-encoding. */
  pathname: string;
  /** Query with its question mark; empty without one. */
  search: string;
  /** Anchor with its hash sign; empty without one. */
  hash: string;
}

/** An entry of the browser's history. */
export interface Location extends Path {
  /** State that was passed to the navigation; null without any. */
  state: unknown;
  /** Identifies the entry, also after a reload. */
  key: string;
}

/** Target of a navigation: an address, relative ones included, or its parts. A missing path is that of the page. */
export type To = string | Partial<Path>;

// No address of the site has this origin, so a target on another site is recognised.
const BASE = 'http://site.invalid';

const withSign = (sign: string, text = '') => (text === '' || text.startsWith(sign) ? text : sign + text);

/** Returns the address of a path. */
export const createPath = ({ pathname = '/', search, hash }: Partial<Path>): string =>
  pathname + withSign('?', search) + withSign('#', hash);

/** Returns the parts of a target seen from a page, with the path's normal form, so that a page has one address. Throws for a target on another site. */
export function resolvePath(target: To, currentPath: Path): Path {
  const text =
    typeof target === 'string' ? target : createPath({ pathname: currentPath.pathname, ...target });
  const { origin, pathname, search, hash } = new URL(text, BASE + createPath(currentPath));
  if (origin !== BASE) throw new Error(`'${text}' is not an address of this site.`);
  return { pathname: normalizePath(pathname), search, hash };
}

/** Returns a key for a new entry of the history. */
export const createKey = (): string => Math.random().toString(36).slice(2, 10);

/** Whether a navigation only moves to an anchor of the same page. */
export const isAnchorOnly = (currentPath: Path, nextPath: Path): boolean =>
  currentPath.pathname === nextPath.pathname &&
  currentPath.search === nextPath.search &&
  nextPath.hash !== '';
