/**
 * Migrations after 0025 that break a rule of docs/guides/upgrading.md and were reviewed: the reason why the previous version
 * of the server keeps working all the same. An entry never leaves the list.
 */
export const reviewedMigrations: Readonly<Record<string, string>> = {
  '0027_moderation':
    'The index has only suspended members, of whom there are none yet: it is built by one scan of the members, within seconds.',
};
