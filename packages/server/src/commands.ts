/** Commands of the operators, for the command line of `@meetcute/host`. Each loads its code when it runs. */
export {
  type Command,
  type CommandGroup,
  type CommandOption,
  type CommandOutput,
  defineCommand,
  isGroup,
} from './commands/command.ts';
export type { CommandContext } from './commands/context.ts';
export { UsageError } from './commands/errors.ts';
export { runCommand } from './commands/read-command-line.ts';
export { operatorCommands, runOperatorCommand } from './commands/table.ts';
