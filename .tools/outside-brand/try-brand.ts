import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withHost } from './start-brand.ts';

/** Checks without a browser. */
const staticChecks = ['types', 'template', 'contrast', 'fonts', 'icon', 'sites'];

/** Runs a program in a folder, and returns its output. Throws an error with the output if it fails. */
export function run(folder: string, program: string, ...words: string[]): string {
  try {
    return execFileSync(program, words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${[program, ...words].join(' ')} failed in ${folder}:\n${stdout}${stderr}`, {
      cause: error,
    });
  }
}

/** Throws unless a page or an output contains a text. */
export function expectText(page: string, text: string): void {
  if (!page.includes(text)) throw new Error(`There is no '${text}' in:\n${page.slice(0, 2000)}`);
}

/**
 * Checks and builds a brand, and asks its host for the home page, which must have its tokens. `meetcute` is the program of
 * the host, and `isThorough` says whether the checks open pages too. Resolves with the home page.
 */
export async function tryBrand(brand: string, meetcute: string, isThorough: boolean): Promise<string> {
  const only = isThorough ? [] : staticChecks.flatMap((name) => ['--only', name]);
  run(brand, process.execPath, meetcute, 'check', ...only);
  run(brand, process.execPath, meetcute, 'build');
  const host = `${basename(brand)}.localhost`;
  const page = await withHost({ folder: brand, program: meetcute, command: 'start', host }, (read) =>
    read('/'),
  );
  expectText(page, `data-template="${basename(brand)}"`);
  const [, accent] = /accent: '(.+)'/.exec(readFileSync(join(brand, 'src/tokens.ts'), 'utf8')) ?? [];
  expectText(page, accent ?? 'its accent');
  return page;
}
