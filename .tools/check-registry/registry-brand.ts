import { isDeepStrictEqual } from 'node:util';
import { run } from '../outside-brand/try-brand.ts';

/** Throws unless two values are the same. */
export function expectEqual(value: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(value, expected))
    throw new Error(`${what}: ${JSON.stringify(value)}, not ${JSON.stringify(expected)}.`);
}

/** Program and folder of a brand. */
export interface Brand {
  readonly folder: string;
  readonly meetcute: string;
}

/** Runs `meetcute` in the folder of a brand. Returns its output. */
export const runCommand = ({ folder, meetcute }: Brand, ...words: string[]) =>
  run(folder, process.execPath, meetcute, ...words);

const git = ({ folder }: Brand, ...words: string[]) =>
  run(folder, 'git', '-c', 'user.name=Brand', '-c', 'user.email=brand@example.com', ...words);

/** Commits all files of a brand, so that git says what a later command changes. */
export function commit(brand: Brand): void {
  git(brand, 'init', '--quiet');
  git(brand, 'add', '--all');
  git(brand, 'commit', '--quiet', '--message', 'Add all files');
}

/** Returns the files of a brand that have changed since the commit. */
export const changedFiles = (brand: Brand) =>
  git(brand, 'status', '--porcelain')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3))
    .toSorted();
