import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, matchesGlob } from 'node:path';
import { root } from '../workspace.ts';

/** Returns the paths that a file for Docker does not exclude. A pattern excludes a folder with all that is in it. */
export function listIncluded(paths: readonly string[], ignoreFile: string): string[] {
  const patterns = ignoreFile.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const isIgnored = (path: string): boolean =>
    path !== '.' && (patterns.some((pattern) => matchesGlob(path, pattern)) || isIgnored(dirname(path)));
  return paths.filter((path) => !isIgnored(path));
}

/** Copies the build context of a fresh clone: what git has, without what Docker ignores. */
export function createContext(folder: string, ignoreFile: string): string {
  mkdirSync(folder);
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const paths = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  const tar = execFileSync('tar', ['--create', '--null', '--files-from=-', '--ignore-failed-read'], {
    cwd: root,
    input: listIncluded(paths, ignoreFile).join('\0'),
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['--extract', '--directory', folder], { input: tar });
  return folder;
}
