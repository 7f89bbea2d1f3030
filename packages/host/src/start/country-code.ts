const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes of `Intl` that are no country. */
const groups = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** Known codes of two letters, because names are slow to look up. */
const known = new Map<string, boolean>();
const isCountry = (code: string) => !groups.has(code) && names.of(code) !== undefined;

/** Returns a country code in capitals; null for anything else, such as `XX` and `T1` of proxies. */
export function asCountry(value: unknown): string | null {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(code) && known.getOrInsertComputed(code, isCountry) ? code : null;
}
