import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../testing/program.ts';
import { commands } from './commands.ts';
import { runCommandLine } from './main.ts';

/** Returns a folder whose `@meetcute/brand-tools` has no commands; that of the workspace is found from every other one. */
function folderWithoutBrands(): string {
  const folder = newFolder('cli');
  const tools = join(folder, 'node_modules', '@meetcute', 'brand-tools');
  mkdirSync(tools, { recursive: true });
  writeFileSync(
    join(tools, 'package.json'),
    '{"type": "module", "exports": {"./commands": "./commands.js"}}',
  );
  writeFileSync(join(tools, 'commands.js'), 'export const commands = [];');
  return folder;
}

async function run(...args: string[]) {
  const [printedLines, errorLines]: [string[], string[]] = [[], []];
  const env = { DATA_DIR: `${newFolder('cli')}/missing` };
  const code = await runCommandLine(args, {
    env,
    folder: folderWithoutBrands(),
    print: (text) => void printedLines.push(text),
    say: (text) => void errorLines.push(text),
  });
  return { code, printed: printedLines.join('\n'), errorOutput: errorLines.join('\n') };
}

test('help lists every command, and --help the forms of one', async () => {
  const { code, printed, errorOutput } = await run('help');
  expect([code, errorOutput]).toEqual([0, '']);
  for (const { name, summary } of commands)
    expect(printed).toMatch(new RegExp(`^  ${name} +.*${summary}$`, 'm'));
  for (const args of [
    ['credits', '--help'],
    ['credits', 'show', '-h'],
    ['help', 'credits'],
  ])
    expect(await run(...args)).toMatchObject({
      code: 0,
      printed: expect.stringContaining('meetcute credits show <email> --site <id>') as string,
    });
});

test('--help of one command has its argument, options with their defaults, and examples', async () => {
  const { printed } = await run('jobs', 'requeue', '--help');
  expect(printed.split('\n')).toEqual(
    expect.arrayContaining([
      '  meetcute jobs requeue [<id>] --site <id> --reason "…" --author "…" [--failed] [--kind <kind>]',
      '  <id>  Id of the job.',
      '  --failed       All that have failed, instead of one.',
      '  meetcute jobs requeue 41c0 --site classic --reason "The mail server is back" --author Vera',
    ]),
  );
  expect((await run('help', 'photos', 'queue')).printed).toContain('up to 1000. Default: 20.');
});

test('the guide lists every command in the order of the help', () => {
  const guide = readFileSync(new URL('../../../../docs/operators/command-line.md', import.meta.url), 'utf8');
  const rows = [...guide.matchAll(/^\| `([\w-]+)` /gm)].map(([, name]) => name);
  expect(rows).toEqual(commands.map(({ name }) => name));
});

test('without a command, prints the help as an error', async () => {
  expect(await run()).toMatchObject({
    code: 2,
    printed: '',
    errorOutput: expect.stringMatching(/^Usage: /) as string,
  });
});

test.each([
  ['reprots', "There is no command 'reprots'. Did you mean: reports?"],
  ['cred', "There is no command 'cred'. Did you mean: credits?"],
])('names commands that look like %s', async (name, message) => {
  expect(await run(name)).toEqual({ code: 2, printed: '', errorOutput: message });
});

test('help of an unknown command fails like the command itself', async () => {
  const refusal = {
    code: 2,
    printed: '',
    errorOutput: "There is no command 'reprots'. Did you mean: reports?",
  };
  expect(await run('help', 'reprots')).toEqual(refusal);
  expect(await run('--help', 'reprots')).toEqual(refusal);
  expect(await run('help', '--help')).toMatchObject({ code: 0, errorOutput: '' });
});

test('names all commands when none looks like the given one', async () => {
  expect((await run('xyzzy')).errorOutput).toContain(
    `There are: ${commands.map(({ name }) => name).join(', ')}.`,
  );
});

test.each([
  [['reports', '--site', 'classic', '--limit', '3'], 'There is no data folder'],
  [['reports', '--limit', '3'], 'Name the site: --site classic.\nSee: meetcute reports --help'],
  [['backup'], 'Name one folder: backup <folder>.\nSee: meetcute backup --help'],
  [['start', 'now'], "'now' is not an option of this command.\nSee: meetcute start --help"],
])('%j fails before anything happens', async (args, problem) => {
  const { code, printed, errorOutput } = await run(...args);
  expect(printed).toBe('');
  expect(errorOutput).toContain(problem);
  expect(code).toBe(problem.startsWith('There') ? 1 : 2);
});

test.each([['migrate'], ['reports', '--site', 'classic']])(
  '%s refuses an address of another database',
  async (...args) => {
    const errorLines: string[] = [];
    const env = { DATABASE_URL: 'mysql://someone:s3cret@db.test/meetcute' };
    const code = await runCommandLine(args, {
      env,
      folder: import.meta.dirname,
      print: () => {},
      say: (text) => void errorLines.push(text),
    });
    expect([code, errorLines.join()]).toEqual([
      1,
      expect.stringContaining('DATABASE_URL is not an address of a PostgreSQL'),
    ]);
  },
);
