import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findArchiveProblems } from './check-archive.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meetcute-archive-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Packs files of a package with a manifest. */
function pack(...files: readonly string[]): Uint8Array<ArrayBuffer> {
  const manifest = { name: '@x/desk', version: '1.0.0', type: 'module', license: 'MIT', files: ['dist'] };
  const texts = [['package.json', JSON.stringify(manifest)], ...files.map((file) => [file, '{}'])] as const;
  for (const [file = '', text = ''] of texts) {
    const path = join(folder, 'package', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  execFileSync('tar', ['-czf', 'x.tgz', 'package'], { cwd: folder });
  return new Uint8Array(readFileSync(join(folder, 'x.tgz')));
}

const MANIFEST = 'dist/.vite/manifest.json';

test('an archive has the files that it must have', async () => {
  expect(await findArchiveProblems(pack(MANIFEST), [MANIFEST])).toEqual([]);
});

test('an archive without its build is refused', async () => {
  expect(await findArchiveProblems(pack('dist/x.json'), [MANIFEST])).toEqual([
    'The build is missing: there is no dist/.vite/manifest.json.',
  ]);
});
