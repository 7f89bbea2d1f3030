import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Check, Problem } from './problem.ts';

const LINE = /^(.+?)\((\d+),\d+\): error TS\d+: (.+)$/;

/** Characters of an error that stay at its start and end. A mistake in a text otherwise lists the keys of all texts. */
const [START, END] = [250, 150];

/** Returns an error without the middle of a long one: the start names the mistake, the end a name that is meant. */
const shorten = (text: string): string =>
  text.length > START + END ? `${text.slice(0, START)} … ${text.slice(-END)}` : text;

/** Returns the problems that the TypeScript compiler printed. An error's further lines explain it. */
export function readTypeErrors(output: string): Problem[] {
  const problems: Problem[] = [];
  for (const line of output.split(/\r?\n/)) {
    const [, file, number, what] = LINE.exec(line) ?? [];
    if (file !== undefined && what !== undefined)
      problems.push({
        where: `${file}:${number}`,
        what: shorten(what),
        why: 'Types name every token, slot and text of a template.',
        mend: 'Correct the code; an editor shows the same error there.',
      });
  }
  return problems;
}

const run = (folder: string, compiler: string) =>
  new Promise<string>((resolve, reject) => {
    execFile(
      process.execPath,
      [compiler, '--noEmit', '--pretty', 'false'],
      { cwd: folder },
      (error, output) => {
        // The compiler ends with a code above 0 where it reports errors.
        if (error && !LINE.test(output.split(/\r?\n/)[0] ?? '')) reject(new Error(output || error.message));
        else resolve(output);
      },
    );
  });

/** Checks the types of the template alone. */
export const typesCheck: Check = {
  name: 'types',
  title: 'Types',
  run: async ({ folder }) => {
    const { resolve } = createRequire(join(folder, 'package.json'));
    return readTypeErrors(await run(folder, resolve('typescript/lib/tsc.js')));
  },
};
