import { relative } from 'node:path';
import { completeAnswers, type Answers } from './answers.ts';
import { createTemplate, type CreatedTemplate } from './create-template.ts';
import type { Place } from './place.ts';
import { help, readOptions, type Options } from './read-options.ts';

/** Steps after the files of a template are written. */
export interface Finish {
  /** Formats the files. Default: they stay as they are written. */
  readonly format?: (folder: string) => Promise<unknown>;
  /** Installs what the template needs. Resolves with whether it succeeded. */
  readonly install: (folder: string) => Promise<boolean>;
  /** Command line that installs, for a person. */
  readonly installCommand: (name: string) => string;
  /** Returns the next steps, each a label and a command. */
  readonly next: (name: string) => readonly (readonly [label: string, command: string])[];
}

/** Resolves with the answers of the command line, and of a person where one can be asked. */
async function readAnswers(options: Options, place: Place): Promise<Answers> {
  if (options.isQuiet) return completeAnswers(options, place);
  if (!process.stdin.isTTY)
    throw new Error(
      'This is not a terminal, so no question can be asked. Add --yes; flags replace its defaults.',
    );
  const { askQuestions } = await import('./ask.ts');
  return askQuestions(options, place);
}

function printSteps(steps: ReturnType<Finish['next']>): void {
  for (const [label, command] of steps) console.log(`${`${label}:`.padEnd(11)} ${command}`);
}

async function finish({ name, folder }: { name: string; folder: string }, options: Options, last: Finish) {
  // The child gets the same signal.
  const ignore = () => undefined;
  process.on('SIGINT', ignore).on('SIGTERM', ignore);
  const command = last.installCommand(name);
  if (options.installs && !(await last.install(folder))) {
    console.error(
      `The template is complete, but its packages are not installed (see above). Run: ${command}`,
    );
    process.exitCode = 1;
  } else if (!options.isJson)
    printSteps([...(options.installs ? [] : [['Install it', command] as const]), ...last.next(name)]);
}

/** Creates the template that a command line and a person describe, and prints what was made. */
async function make(options: Options, place: Place, last: Finish): Promise<void> {
  const answers = await readAnswers(options, place);
  const created: CreatedTemplate = await createTemplate(place, answers);
  const { folder, files } = created;
  const made = { name: answers.name, folder: relative(process.cwd(), folder), files };
  await last.format?.(folder);
  if (options.isJson) console.log(JSON.stringify(made, null, 2));
  else console.log([`Made ${made.folder}:`, ...files.map((file) => `  ${file}`)].join('\n'));
  await finish({ name: answers.name, folder }, options, last);
}

/** Runs a command line that creates a template. A problem is printed and sets the exit code 1. */
export async function runCommandLine(words: readonly string[], place: Place, last: Finish): Promise<void> {
  try {
    const options = readOptions(words);
    if (options.isHelp) console.log(help(place.command));
    else await make(options, place, last);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
