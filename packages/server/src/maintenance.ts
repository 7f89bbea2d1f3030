/** Work on the database of a host from outside it: open, migrate, back up, restore. */
export { backUp } from './database/backup/back-up.ts';
export { restore } from './database/backup/restore.ts';
export { findDatabase } from './database/find-database.ts';
export { runMigrate } from './database/migrate.ts';
export { type CommandServices, openForCommands } from './database/open-for-commands.ts';
