import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOnce } from '../../test/create-once.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meetcute-once-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('creates a file once for all who need it', async () => {
  const path = join(folder, 'cache', 'copy');
  let count = 0;
  const create = async () => {
    count += 1;
    await Promise.resolve();
    writeFileSync(path, '');
  };
  await Promise.all([createOnce(path, create), createOnce(path, create)]);
  await createOnce(path, create);
  expect(count).toBe(1);
});

test('rejects where no lock can be written', async () => {
  // Nobody can create files there, not even root.
  await expect(createOnce('/proc/self/copy', () => Promise.resolve())).rejects.toThrow('/proc/self');
});

test('rejects if the creation fails, and leaves no lock', async () => {
  const path = join(folder, 'copy');
  await expect(createOnce(path, () => Promise.reject(new Error('No space')))).rejects.toThrow('No space');
  await createOnce(path, async () => writeFileSync(path, ''));
  expect(existsSync(path)).toBe(true);
});

test('takes over the lock of a process that was killed', async () => {
  const path = join(folder, 'copy');
  const program = `
    import { createOnce } from ${JSON.stringify(import.meta.resolve('../../test/create-once.ts'))};
    await createOnce(${JSON.stringify(path)}, () => {
      console.log('locked');
      return new Promise((resolve) => setTimeout(resolve, 1e6));
    });`;
  const child = spawn(process.execPath, [
    '--conditions=@meetcute/source',
    '--input-type=module',
    '-e',
    program,
  ]);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  await createOnce(path, async () => writeFileSync(path, ''));
  expect(existsSync(path)).toBe(true);
});
