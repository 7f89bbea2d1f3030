import { type Command, type CommandOutput, defineCommand } from '@meetcute/server/commands';

/** Output of a command; undefined when it goes on running. */
type Output = Promise<CommandOutput | undefined>;

/**
 * Commands of the program `meetcute` for the template in the working directory. The program adds them to those of the host
 * where this package is installed.
 */
export const commands: readonly Command<unknown>[] = [
  defineCommand({
    name: 'build',
    summary: 'Builds the template in this folder for `meetcute start`',
    options: {},
    examples: ['build'],
    run: async (): Output => (await import('./commands/build.ts')).build(process.cwd()),
  }),
];
