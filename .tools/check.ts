/**
 * Checks what a change touches: `npm run check [-- --base REV]`. A change is everything uncommitted, or
 * everything since REV. The whole of `npm test` stays with continuous integration.
 */
import { parseArgs } from 'node:util';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { commandsFor } from './check-commands.ts';
import { root } from './workspace.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

function changedFiles(base: string): string[] {
  const tracked = git('diff', '--name-only', '--relative', base);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...tracked, ...untracked])];
}

const exists = (path: string): boolean => existsSync(join(root, path));

const HELP = `Usage: npm run check [-- --base <revision>]

Checks what has changed since the last commit: format, language, types, lint, the tests beside it, and a changed brand:
tokens, contrast, fonts, icon, site files and sizes, disclosures, and stories in its own look. A brand takes five to seven minutes on a busy machine.

  --base <revision>  checks all changes since this revision, such as main
  --help             prints this`;

function main(): number {
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
  let isGreen = true;
  for (const { title, command, env } of commandsFor(files, exists)) {
    const start = performance.now();
    const [program = '', ...args] = command;
    const { status } = spawnSync(program, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (status !== 0) isGreen = false;
    lines.push(`${status === 0 ? 'ok' : 'FAILED'}  ${seconds} s  ${title}`);
  }
  console.log(`\n${files.length} changed files\n${lines.join('\n')}`);
  return isGreen ? 0 : 1;
}

process.exitCode = main();
