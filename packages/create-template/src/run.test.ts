import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { run } from './run.ts';

test('a program that fails or is missing rejects with its line', async () => {
  const options = { cwd: tmpdir(), isShown: false };
  await expect(run({ ...options, program: 'no-such-program', words: ['a'] })).rejects.toThrow(
    /'no-such-program a' failed: .*ENOENT/,
  );
  await expect(
    run({ ...options, program: process.execPath, words: ['--eval', 'process.exit(3)'] }),
  ).rejects.toThrow('failed.');
});

/** An installation that starts another program, and never ends. */
const installation = `import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
const { pid } = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
writeFileSync('started', [process.pid, pid].join(' '));
setInterval(() => {}, 1000);
`;

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Returns a program that makes the template `aurora` in a folder, with that installation. */
const makerIn = (templates: string) => `
const { runCommandLine } = await import(${JSON.stringify(join(import.meta.dirname, 'make.ts'))});
const { workspacePlace } = await import(${JSON.stringify(join(import.meta.dirname, 'inside.ts'))});
const { run } = await import(${JSON.stringify(join(import.meta.dirname, 'run.ts'))});
const words = ['--input-type=module', '--eval', ${JSON.stringify(installation)}];
await runCommandLine(['aurora', '--yes'], workspacePlace(${JSON.stringify(templates)}), {
  steps: () => ({ finish: async (cwd) => void (await run({ cwd, program: process.execPath, words })) }),
});`;

test.each(['SIGINT', 'SIGHUP'] as const)(
  'an installation that %s interrupts leaves neither the template nor what it has started',
  async (signal) => {
    const templates = mkdtempSync(join(tmpdir(), 'new template ż-'));
    onTestFinished(() => rmSync(templates, { recursive: true, force: true }));
    mkdirSync(join(templates, 'classic/src'), { recursive: true });
    writeFileSync(join(templates, 'classic/package.json'), '{}');
    writeFileSync(join(templates, 'classic/src/template.ts'), '');
    const child = spawn(
      process.execPath,
      [
        '--conditions=@meetcute/source',
        '--import',
        './.tools/load-tsx.ts',
        '--input-type=module',
        '--eval',
        makerIn(templates),
      ],
      { cwd: join(import.meta.dirname, '../../..') },
    );
    let messages = '';
    child.stderr.on('data', (data: Buffer) => (messages += data.toString()));
    const exitCode = new Promise<unknown>((resolve) => child.on('close', resolve));
    const startedFile = join(templates, 'aurora/started');
    await expect
      .poll(() => existsSync(startedFile) && readFileSync(startedFile, 'utf8'))
      .toMatch(/^\d+ \d+$/);
    const pids = readFileSync(startedFile, 'utf8').split(' ').map(Number);
    child.kill(signal);
    expect([await exitCode, messages]).toEqual([
      1,
      expect.stringMatching(/^Interrupted: nothing was made\.[^]* aurora --base classic .*--yes$/m),
    ]);
    expect(readdirSync(templates)).toEqual(['classic']);
    await expect.poll(() => pids.filter((pid) => isRunning(pid))).toEqual([]);
  },
);
