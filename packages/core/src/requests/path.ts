const UNRESERVED = /[\w.~-]/;

/**
 * Returns the normal form of a path, in which all spellings of it are equal: without trailing and doubled slashes, and
 * encoded only where it must be, with capital digits.
 */
export function normalizePath(pathname: string): string {
  const encoded = pathname.replace(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return UNRESERVED.test(character) ? character : code.toUpperCase();
  });
  return encoded.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
}
