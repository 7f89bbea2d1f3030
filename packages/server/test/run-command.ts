import type { CommandOutput } from '../src/commands/command.ts';
import type { CommandContext } from '../src/commands/context.ts';
import { runOperatorCommand } from '../src/commands/table.ts';
import { createNotifier } from '../src/ports/defaults.ts';
import type { TestWorld } from './test-world.ts';

/** Runs a command line of the operators on a database. Default: without sites, and with the desk switched off. */
export const runTestCommand = (
  args: readonly string[],
  context: Pick<CommandContext, 'db'> & Partial<CommandContext>,
): Promise<CommandOutput> =>
  runOperatorCommand(args, {
    notifier: createNotifier(),
    now: new Date(),
    readSites: () => [],
    readDeskOrigin: () => null,
    ...context,
  });

/** Runs a command line of the operators on the database of a world, at its time and with its sites. */
export const runInWorld = (
  { services }: Pick<TestWorld, 'services'>,
  args: readonly string[],
  change: Partial<CommandContext> = {},
): Promise<CommandOutput> =>
  runTestCommand(args, {
    db: services.db,
    notifier: services.notifier,
    now: services.clock.now(),
    readSites: () => services.sites,
    ...change,
  });
