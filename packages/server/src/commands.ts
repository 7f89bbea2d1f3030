/** Commands of the operators, for the command line of `@meetcute/host`. */
export { UsageError } from './command-errors.ts';
export { parseOptions } from './command-options.ts';
export type { CommandOutput } from './command-output.ts';
export { backUp } from './database/backup/back-up.ts';
export { restore } from './database/backup/restore.ts';
export { findDatabase, type HostDatabase } from './database/find-database.ts';
export { runMigrate } from './database/migrate.ts';
export { type CommandServices, openForCommands } from './database/open-for-commands.ts';
export { runJobs } from './job-list/commands.ts';
export { runMembers } from './member-desk/commands.ts';
export { runModeration } from './moderation/commands.ts';
export { runPhotos } from './photo-desk/commands.ts';
export { runReports } from './report-list/commands.ts';
export { runCredits } from './wallet-desk/commands.ts';
export { type DeskPlace, runStaff } from './staff-commands/commands.ts';
