/**
 * Migrations after 0025 that break a rule of docs/operators/upgrading.md and were reviewed: the reason why the previous version
 * of the server keeps working all the same. An entry never leaves the list.
 */
export const reviewedMigrations: Readonly<Record<string, string>> = {};
