import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NpmRun } from './run-npm.ts';

/** An npm that notes an interruption and goes on. What it has started keeps its output open. */
const stubbornNpm = `#!/bin/sh
trap 'touch interrupted' INT
touch started
while :; do sleep 30 & wait; done
`;

const program = `
import { runNpm } from ${JSON.stringify(join(import.meta.dirname, 'run-npm.ts'))};
console.log(JSON.stringify(await runNpm(process.cwd(), 'install')));
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'npm-'));
  writeFileSync(join(folder, 'npm'), stubbornNpm);
  chmodSync(join(folder, 'npm'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('an npm that ignores an interruption is ended by the second one', async () => {
  const env = { ...process.env, PATH: [folder, process.env['PATH']].join(delimiter) };
  const words = ['--conditions=@meetcute/source', '--input-type=module', '--eval', program];
  const child = spawn(process.execPath, words, { cwd: folder, env });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  const exit = new Promise<void>((resolve) => child.on('close', () => resolve()));
  for (const file of ['started', 'interrupted']) {
    await expect.poll(() => existsSync(join(folder, file))).toBe(true);
    child.kill('SIGINT');
  }
  await exit;
  const run = JSON.parse(output) as NpmRun;
  expect(run).toMatchObject({ hasSucceeded: false, isInterrupted: true });
});
