/** Returns the file name of an export: site and day, for instance `classic.example-2026-11-21.json`. */
export const exportFileName = (domain: string, now: Date, type: 'json' | 'csv' = 'json'): string =>
  `${domain.toLowerCase().replaceAll(/[^a-z\d.-]+/g, '-')}-${now.toISOString().slice(0, 10)}.${type}`;
