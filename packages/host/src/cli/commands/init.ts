import type { CommandOutput } from '@meetcute/server/commands';
import { relative, resolve } from 'node:path';
import { StartError } from '../../start/StartError.ts';
import type { Variables } from '../../start/secret-files.ts';
import { completeAnswers, findProblems, type InitOptions, readPlace } from './init/answers.ts';
import { newFiles } from './init/files.ts';
import { writeNewFiles } from './init/write-new-files.ts';

/** Values of the command line. */
interface Values extends InitOptions {
  readonly folder: string | undefined;
  /** Whether nothing is asked. */
  readonly yes: boolean;
  readonly isJson: boolean;
}

/** Writes a site that starts. Throws a StartError with everything that is wrong with the answers. */
export async function init(
  variables: Variables,
  { folder: named, yes, isJson, ...options }: Values,
): Promise<CommandOutput> {
  const folder = resolve(named ?? '.');
  const place = readPlace(folder, variables);
  const refuse = (answers: InitOptions) => {
    const site = completeAnswers(answers, place);
    const problems = findProblems(site, place);
    if (problems.length > 0) throw new StartError(problems.join('\n'));
    return site;
  };
  // What is wrong on the command line is said before a person has answered anything.
  const isQuiet = yes || isJson;
  const quiet = refuse(options);
  if (!isQuiet && !process.stdin.isTTY)
    throw new StartError(
      'This is not a terminal, so no question can be asked. Add --yes; flags replace its defaults.',
    );
  const site = isQuiet ? quiet : refuse(await (await import('./init/ask.ts')).askQuestions(options, place));
  const { written, kept } = await writeNewFiles(folder, newFiles(site));
  const made = { id: site.id, folder, files: written, kept };
  const path = relative('.', folder);
  return {
    data: made,
    text: [
      `Made ${site.siteName} in ${folder}:`,
      ...written.map((file) => `  ${file}`),
      ...kept.map((file) => `  ${file} was there and is unchanged`),
      '',
      `Start it:  ${path === '' ? '' : `cd '${path}' && `}npx meetcute start`,
      'Check it:  npx meetcute check',
      'Its company is invented. README.md says what to replace before members come.',
    ].join('\n'),
  };
}
