import { findIconProblems } from '@meetcute/brand-tools/find-icon-problems';
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';

/** Bytes of the largest mark: each page loads it. */
const LARGEST = 100_000;

function readText(file: string): string {
  const name = basename(file);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) throw new Error(`There is no file ${file}. Name an SVG that exists.`);
  if (!stat.isFile()) throw new Error(`${name} is no file. Name an SVG.`);
  if (stat.size > LARGEST)
    throw new Error(
      `${name} has ${Math.ceil(stat.size / 1000)} kB, more than a mark of ${LARGEST / 1000} kB, which each page loads. Draw it with fewer paths.`,
    );
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new Error(`${name} is no text in UTF-8. Save the drawing as SVG.`, { cause: error });
    throw new Error(`${name} can't be read: ${(error as Error).message}`, { cause: error });
  }
}

/** Reads the mark of a brand from an SVG file, without what editors write around it. Throws an error that says what is wrong. */
export function readMark(file: string): string {
  const [svg = ''] = /<svg\b[^]*<\/svg>/.exec(readText(file).replaceAll(/<!--[^]*?-->/g, '')) ?? [];
  const problems = findIconProblems(svg, 'mark').map(
    ({ what, mend }) => `${basename(file)}: ${what} ${mend}`,
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return `${svg.replaceAll('\r\n', '\n')}\n`;
}

/** Returns why a file can't be the mark of a brand, and what to do; null if it can. */
export function findMarkProblem(file: string): string | null {
  try {
    readMark(file);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
