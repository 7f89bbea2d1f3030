const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes of `Intl` that are no country. */
const groups = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** Returns a country code in capitals; null for anything else, such as `XX` and `T1` of proxies. */
export function asCountry(value: unknown): string | null {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(code) && !groups.has(code) && names.of(code) ? code : null;
}
