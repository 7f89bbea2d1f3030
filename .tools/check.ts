/**
 * Checks what a change touches: `npm run check [-- --base REV]`. A change is everything uncommitted, or
 * everything since REV. The whole of `npm test` stays with continuous integration.
 */
import { parseArgs } from 'node:util';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { commandsFor, type CheckCommand } from './check-commands.ts';
import { endOfOutput } from './failures.ts';
import { root } from './workspace.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

function changedFiles(base: string): string[] {
  const trackedChanges = git('diff', '--name-only', '--relative', base);
  const untrackedFiles = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...trackedChanges, ...untrackedFiles])];
}

const exists = (path: string): boolean => existsSync(join(root, path));

const HELP = `Usage: npm run check [-- --base <revision>]

Checks what has changed since the last commit: format, language, types, lint, the tests beside it, and a changed brand:
tokens, contrast, fonts, icon, site files and sizes, disclosures, and stories in its own look. A brand takes five to seven minutes on a busy machine.

  --base <revision>  checks all changes since this revision, such as main
  --help             prints this`;

/** Runs a command and shows its output. Resolves with whether it passed, and what it printed. */
const run = ({ command: [program = '', ...args], env }: CheckCommand) =>
  new Promise<readonly [isGreen: boolean, output: string]>((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
    });
    child.stdout.on('data', (data: Buffer) => (output += data.toString()) && process.stdout.write(data));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()) && process.stderr.write(data));
    child.on('error', ({ message }) => resolve([false, `${output}\n${message}`]));
    child.on('close', (code) => resolve([code === 0, output]));
  });

async function main(): Promise<number> {
  const options = {
    base: { type: 'string', default: 'HEAD' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  let values;
  try {
    ({ values } = parseArgs({ options }));
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`);
    return 2;
  }
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const files = changedFiles(values.base);
  ensureChromium();
  const lines: string[] = [];
  const failures: (readonly string[])[] = [];
  for (const command of commandsFor(files, exists)) {
    const start = performance.now();
    const [isGreen, output] = await run(command);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    lines.push(`${isGreen ? 'ok' : 'FAILED'}  ${seconds} s  ${command.title}`);
    if (!isGreen) failures.push(endOfOutput(command.title, output));
  }
  console.log(`\n${files.length} changed files\n${lines.join('\n')}`);
  for (const end of failures) console.log(`\n${end.join('\n')}`);
  console.log(`\n${lines.length - failures.length} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
}

process.exitCode = await main();
