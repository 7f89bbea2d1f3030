import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { completeAnswers } from './answers.ts';
import { findTemplates } from './bases.ts';
import { createTemplate } from './create-template.ts';
import { help, readOptions, type Options } from './read-options.ts';

const root = join(import.meta.dirname, '../../..');
const templates = join(root, 'templates');

/** Resolves with the answers of the command line, and of a person where one can be asked. */
async function readAnswers(options: Options) {
  if (options.isQuiet) return completeAnswers(options);
  if (!process.stdin.isTTY)
    throw new Error(
      'This is not a terminal, so no question can be asked. Add --yes; flags replace its defaults.',
    );
  const { askQuestions } = await import('./ask.ts');
  return askQuestions(options, findTemplates(templates), readdirSync(templates));
}

/** Runs a program of the workspace, whose output is no output of this one. Resolves with whether it succeeded. */
const run = (program: string, ...args: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', process.stderr, process.stderr] });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });

const INSTALL = 'npm exec pnpm install';

const next = (name: string, installed: boolean) => `${installed ? '' : `\nLink it:    ${INSTALL}`}
Start it:   SITES_DIR=templates/${name}/sites DATA_DIR=.data/${name} npm start
See it in:  npm run storybook (Template in the toolbar)
Check it:   npm run check`;

/** Creates the template that the command line and a person describe. */
async function main(options: Options): Promise<void> {
  const answers = await readAnswers(options);
  const { folder, files } = await createTemplate(templates, answers);
  const made = { name: answers.name, folder: relative(root, folder), files };
  // Long names need other line breaks.
  await run('oxfmt', folder);
  if (options.isJson) console.log(JSON.stringify(made, null, 2));
  else console.log([`Made ${made.folder}:`, ...files.map((file) => `  ${file}`)].join('\n'));
  // The child gets the same signal.
  const ignore = () => undefined;
  process.on('SIGINT', ignore).on('SIGTERM', ignore);
  if (options.installs && !(await run('pnpm', 'install', '--no-frozen-lockfile'))) {
    console.error(`The template is complete, but is not linked (see above). Run: ${INSTALL}`);
    process.exitCode = 1;
  } else if (!options.isJson) console.log(next(answers.name, options.installs));
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.isHelp) console.log(help);
  else await main(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
