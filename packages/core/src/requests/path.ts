const UNRESERVED = /[\w.~-]/;
const BROKEN = /%(?![\da-f]{2})/i;

/**
 * Returns the normal form of a path, in which all spellings of it are equal: without trailing and doubled slashes, and
 * encoded only where it must be, with capital digits. Broken encoding stays as it is.
 */
export function normalizePath(pathname: string): string {
  const encode = (code: string) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return UNRESERVED.test(character) ? character : code.toUpperCase();
  };
  const encodedPath = BROKEN.test(pathname) ? pathname : pathname.replace(/%[\da-f]{2}/gi, encode);
  return encodedPath.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
}
