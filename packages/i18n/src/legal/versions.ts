/**
 * Versions of terms and privacy: the date of their last change in substance, as `YYYY-MM-DD`. See
 * docs/developers/changing-legal-texts.md before changing a text.
 */
export const legalVersions = { terms: '2026-11-30', privacy: '2026-11-28' } as const;
