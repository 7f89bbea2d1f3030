import { parseCountries, parseLanguages } from '@meetcute/demo';
import type { CommandOutput } from '@meetcute/server/commands';
import { relative, resolve } from 'node:path';
import { isStartError, StartError } from '../../start/StartError.ts';
import type { Variables } from '../../start/secret-files.ts';
import { quoteWord, quoteWords } from '../quote-word.ts';
import {
  completeAnswers,
  findProblems,
  type InitOptions,
  type InitPlace,
  readPlace,
} from './init/answers.ts';
import { newFiles } from './init/files.ts';
import { writeNewFiles } from './init/write-new-files.ts';

/** Values of the command line. */
interface Values extends Omit<InitOptions, 'languages' | 'countries'> {
  readonly folder: string | undefined;
  readonly languages: string | undefined;
  readonly countries: string | undefined;
  /** Whether nothing is asked. */
  readonly yes: boolean;
  readonly isJson: boolean;
}

/** Writes a site. Throws a StartError with everything that is wrong with the answers, and writes nothing then. */
async function writeSite(options: InitOptions, place: InitPlace) {
  const site = completeAnswers(options, place);
  const problems = findProblems(site, place);
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return { site, ...(await writeNewFiles(place.folder, newFiles(site))) };
}

/** Throws a StartError with everything that is wrong on a command line whose other answers a person gives. */
function refuse(options: InitOptions, place: InitPlace): void {
  const site = completeAnswers({ ...options, name: options.name ?? 'Unnamed' }, place);
  const problems = findProblems(site, place);
  if (problems.length > 0) throw new StartError(problems.join('\n'));
}

/** Returns the command line with all answers, to be copied into a terminal. */
const commandLine = (path: string, { languages, countries, ...answers }: InitOptions): string =>
  `npx meetcute init ${quoteWords([
    ...(path ? [path] : []),
    ...Object.entries({
      ...answers,
      languages: languages?.join(','),
      countries: countries?.join(','),
    }).flatMap(([name, value]) => [value ?? []].flat().flatMap((each) => [`--${name}`, each])),
    '--yes',
  ])}`;

/** Asks what a command line does not name, and writes the site. A failure says how to try it again with all answers. */
async function askAndWrite(options: InitOptions, place: InitPlace) {
  refuse(options, place);
  const answers = await (await import('./init/ask.ts')).askQuestions(options, place);
  return writeSite(answers, place).catch((error: unknown) => {
    if (!isStartError(error)) throw error;
    const again = commandLine(relative('.', place.folder), answers);
    throw new StartError(`${error.message}\n\nTo try it again:\n\n  ${again}`, { cause: error });
  });
}

/** Writes a site that starts. Throws a StartError with everything that is wrong with the answers. */
export async function init(
  variables: Variables,
  { folder: namedFolder, languages, countries, yes, isJson, ...otherValues }: Values,
): Promise<CommandOutput> {
  const folder = resolve(namedFolder ?? '.');
  const place = readPlace(folder, variables);
  const options = {
    ...otherValues,
    languages: languages === undefined ? undefined : parseLanguages(languages),
    countries: countries === undefined ? undefined : parseCountries(countries),
  };
  const write = yes || isJson ? writeSite : askAndWrite;
  const { site, written, kept: keptFiles } = await write(options, place);
  const path = relative('.', folder);
  return {
    data: { id: site.id, folder, files: written, kept: keptFiles },
    text: [
      `Made ${site.siteName} in ${folder}:`,
      ...written.map((file) => `  ${file}`),
      ...keptFiles.map((file) => `  ${file} was there and is unchanged`),
      '',
      ...(path === '' ? [] : [`Open it:   cd ${quoteWord(path)}`]),
      'Start it:  npx meetcute start',
      'Check it:  npx meetcute check',
      'Its company is invented. README.md says what to replace before members come.',
    ].join('\n'),
  };
}
