import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { interruption, runScript } from './run-script.ts';

let folder: string;
let env: NodeJS.ProcessEnv;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'script-'));
  env = { ...process.env, PATH: [folder, process.env['PATH']].join(delimiter) };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a shell script in place of pnpm. Resolves with its exit code, and what `print` got. */
async function runInstead(script: string, showsProgress: boolean): Promise<readonly [number, string]> {
  writeFileSync(join(folder, 'pnpm'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'pnpm'), 0o755);
  let output = '';
  const print = (data: Buffer) => (output += data.toString());
  const code = await runScript('stage', env, { print, showsProgress, isBeside: false });
  return [code, output];
}

test('a script prints all that it writes', async () => {
  expect(await runInstead('echo result; sleep 0.1; echo fault >&2; exit 3', false)).toEqual([
    3,
    'result\nfault\n',
  ]);
});

test('a script whose progress is shown prints its errors', async () => {
  expect(await runInstead('echo fault >&2; exit 3', true)).toEqual([3, 'fault\n']);
});

/** Calls what a script does at a signal, without the signal, which would reach the tests too. */
const interrupt = (signal: NodeJS.Signals) => {
  const stop = process.listeners(signal).at(-1) as ((signal: NodeJS.Signals) => void) | undefined;
  stop?.(signal);
};

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends a script and says so', async (signal) => {
  writeFileSync(join(folder, 'pnpm'), '#!/bin/sh\necho $$\nexec sleep 60\n');
  chmodSync(join(folder, 'pnpm'), 0o755);
  let id = 0;
  const print = (data: Buffer) => {
    id = Number(data);
    interrupt(signal);
  };
  await runScript('stage', env, { print, showsProgress: false, isBeside: false });
  expect(() => process.kill(id, 0)).toThrow('ESRCH');
  expect(interruption()).toBe(signal);
});
