import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readTypeErrors } from '../check/check-types.ts';
import { collectFiles } from './collect-files.ts';
import { findSlots } from './find-slots.ts';
import { makeBrand } from '../testing/make-brand.ts';

const root = join(import.meta.dirname, '../../../..');

const options = {
  extends: join(root, 'tsconfig.base.json'),
  include: ['*/src'],
  compilerOptions: { noUnusedLocals: true },
};

test('ejected slots have the right types', { tags: 'full', timeout: 300_000 }, async () => {
  // In the folder of the site, whose libraries a brand installs too.
  const folder = mkdtempSync(join(root, 'packages/site/.eject-'));
  const aurora = makeBrand();
  try {
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
    const graphs = new Map();
    for (const [name, brand] of Object.entries({ nocturne: join(root, 'templates/nocturne'), aurora }))
      for (const slot of findSlots(brand).values())
        for (const { path, content } of collectFiles(slot, graphs).files) {
          mkdirSync(dirname(join(folder, name, path)), { recursive: true });
          writeFileSync(join(folder, name, path), content);
        }
    const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [compiler, '--noEmit', '--pretty', 'false'],
      {
        cwd: folder,
      },
    ).catch((fault: { stdout: string }) => fault);
    expect(readTypeErrors(stdout)).toEqual([]);
  } finally {
    for (const each of [folder, aurora]) rmSync(each, { recursive: true });
  }
});
