/** What a member's own data is called as a file: site and day, for instance `classic.example-2026-11-21.json`. */
export const exportFileName = (domain: string, now: Date): string =>
  `${domain.toLowerCase().replaceAll(/[^a-z\d.-]+/g, '-')}-${now.toISOString().slice(0, 10)}.json`;
