import { CancelledError } from '@meetcute/host/ask-site';
import { runInterruptible } from '@meetcute/host/interruption';
import { relative } from 'node:path';
import { commandLine, completeAnswers, type Answers } from './answers.ts';
import { createTemplate, type Steps } from './create-template.ts';
import type { Place } from './place.ts';
import { help, readOptions, type Options } from './read-options.ts';
import { ProgramError } from './run.ts';

/** How a template is completed at a place, and what to do with it then. */
export interface Finish {
  /** Returns the steps after the files of a template are written. */
  readonly steps: (options: Pick<Options, 'installs'>) => Steps;
  /** Command line that installs, for a person. */
  readonly installCommand: (name: string) => string;
  /** Returns the next steps, each a label and a command. */
  readonly next: (name: string) => readonly (readonly [label: string, command: string])[];
}

/** Resolves with the answers of the command line, and of a person where one can be asked. */
const readAnswers = async (options: Options, place: Place): Promise<Answers> =>
  options.isQuiet ? completeAnswers(options, place) : (await import('./ask.ts')).askQuestions(options, place);

/** Error of a person who ends the command while it works. */
class InterruptionError extends Error {}

/** Returns why nothing was made, with the command line that has all answers where they can be of use once more. */
function explainFailure(
  error: Error,
  answers: Answers,
  { isQuiet, installs }: Options,
  { command }: Place,
): Error {
  const isProgram = error instanceof ProgramError;
  if (isQuiet && !isProgram && !(error instanceof InterruptionError)) return error;
  const sentences = [
    isProgram
      ? `${error.message} See above. Nothing was made. To try it again:`
      : `${error.message}\n\nTo try it again:`,
    `  ${command} ${commandLine(answers)}`,
    ...(isProgram && installs
      ? ['Without a network add --no-install, which makes the template without its packages.']
      : []),
  ];
  return new Error(sentences.join('\n\n'), { cause: error });
}

/** Creates the template that a command line and a person describe, and prints what was made. */
async function make(options: Options, place: Place, last: Finish): Promise<void> {
  const answers = await readAnswers(options, place);
  const newTemplate = await runInterruptible(
    new InterruptionError('Interrupted: nothing was made.'),
    (signal) => createTemplate(place, answers, last.steps(options), signal),
  ).catch((error: Error) => {
    throw explainFailure(error, answers, options, place);
  });
  const { files, notes } = newTemplate;
  const summary = { name: answers.name, folder: relative(process.cwd(), newTemplate.folder), files, notes };
  if (options.isJson) {
    console.log(JSON.stringify(summary, null, 2));
    return;
  }
  const install = options.installs ? [] : [['Install it', last.installCommand(answers.name)] as const];
  console.log(
    [
      `Made ${summary.folder}:`,
      ...files.map((file) => `  ${file}`),
      ...notes.map((note) => `Note: ${note}`),
      ...[...install, ...last.next(answers.name)].map(
        ([label, command]) => `${`${label}:`.padEnd(11)} ${command}`,
      ),
    ].join('\n'),
  );
}

/** Runs a command line that creates a template. A problem is printed and sets the exit code 1, a cancelled question 130. */
export async function runCommandLine(words: readonly string[], place: Place, last: Finish): Promise<void> {
  try {
    const options = readOptions(words);
    if (options.isHelp) console.log(help(place.command));
    else await make(options, place, last);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = error instanceof CancelledError ? 130 : 1;
  }
}
