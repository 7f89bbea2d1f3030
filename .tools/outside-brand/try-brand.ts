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

/** Returns the accent that a brand writes, of its light scheme. */
export function readAccent(brand: string): string {
  const [, accent] = /accent: '(.+)'/.exec(readFileSync(join(brand, 'src/tokens.ts'), 'utf8')) ?? [];
  if (accent === undefined) throw new Error(`There is no accent in the tokens of ${brand}.`);
  return accent;
}

/** A trial of a brand. */
interface Trial {
  /** Whether the checks open pages too. Default: false. */
  readonly isThorough?: boolean;
  /** Paths of pages, each with a text that it must have. Default: the home page, with any text. */
  readonly pages?: Readonly<Record<string, string>>;
}

/**
 * Checks and builds a brand, and asks its host for pages, which must have its tokens. `meetcute` is the program of the host.
 * Resolves with the HTML of the pages.
 */
export async function tryBrand(
  brand: string,
  meetcute: string,
  { isThorough = false, pages = { '/': '' } }: Trial = {},
): Promise<string> {
  const only = isThorough ? [] : staticChecks.flatMap((name) => ['--only', name]);
  const start = performance.now();
  run(brand, process.execPath, meetcute, 'check', ...only);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Checked in ${seconds} s, ${isThorough ? 'in a browser too' : 'without a browser'}.`);
  run(brand, process.execPath, meetcute, 'build');
  const host = `${basename(brand)}.localhost`;
  const documents = await withHost({ folder: brand, program: meetcute, command: 'start', host }, (readPage) =>
    Promise.all(Object.keys(pages).map((path) => readPage(path))),
  );
  for (const [index, text] of Object.values(pages).entries())
    for (const expected of [`data-template="${basename(brand)}"`, readAccent(brand), text])
      expectText(documents[index]!, expected);
  return documents.join('\n');
}
