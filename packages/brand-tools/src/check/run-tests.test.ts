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
import { runTests } from './run-tests.ts';

/** A program in place of Vitest: it starts another one that never ends, as Vitest starts a browser. */
const program = `import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
const { pid } = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
writeFileSync('started', [process.pid, pid].join(' '));
setInterval(() => {}, 1000);
`;

/** Makes a folder in which Vitest is another program. */
function makeFolder(vitestProgram: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'meetcute-run-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const vitest = join(folder, 'node_modules/vitest');
  mkdirSync(vitest, { recursive: true });
  writeFileSync(join(vitest, 'package.json'), '{}');
  writeFileSync(join(vitest, 'vitest.mjs'), vitestProgram);
  return folder;
}

test('a run says how far it is', async () => {
  const progress = { stories: { done: 1, left: 2, files: 3, unknownFiles: 1 } };
  const folder = makeFolder(`import { writeFileSync } from 'node:fs';
process.send(${JSON.stringify(progress)});
writeFileSync(process.env.MEETCUTE_REPORT, '{"failures": [], "seconds": {"stories": 1}}');
`);
  const reports: unknown[] = [];
  const report = await runTests(folder, ['stories'], false, (each) => reports.push(each));
  expect(report).toEqual({ failures: [], seconds: { stories: 1 } });
  expect(reports).toEqual([progress]);
});

test.each([
  ['prints', 'console.error(message);'],
  [
    'reports',
    `import { writeFileSync } from 'node:fs';
const failures = [{ project: null, file: '', name: '', message }];
writeFileSync(process.env.MEETCUTE_REPORT, JSON.stringify({ failures, seconds: {} }));`,
  ],
])('says how to get a Chromium where a run %s that there is none', async (_how, source) => {
  const folder = makeFolder(
    `const message = "browserType.launch: Executable doesn't exist at /nowhere/chrome";\n${source}`,
  );
  const run = runTests(folder, ['stories'], false);
  await expect(run).rejects.toMatchObject({
    problem: {
      where: 'Chromium',
      mend: expect.stringMatching(
        /package chromium .*CHROMIUM_PATH.*`npx playwright install chromium`/,
      ) as string,
    },
  });
});

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Interrupts a run, and expects that nothing is left of it. */
async function expectNothingLeft(signal: NodeJS.Signals): Promise<void> {
  const folder = makeFolder(program);
  const temporary = join(folder, 'temporary');
  mkdirSync(temporary);
  const source = `import { runTests } from ${JSON.stringify(join(import.meta.dirname, 'run-tests.ts'))};
await runTests(${JSON.stringify(folder)}, ['stories'], false);`;
  const child = spawn(
    process.execPath,
    ['--conditions=@meetcute/source', '--input-type=module', '--eval', source],
    { env: { ...process.env, TMPDIR: temporary }, stdio: 'inherit' },
  );
  const exitSignal = new Promise<unknown>((resolve) =>
    child.on('close', (_code, endedBy) => resolve(endedBy)),
  );
  const startFile = join(folder, 'started');
  await expect.poll(() => existsSync(startFile) && readFileSync(startFile, 'utf8')).toMatch(/^\d+ \d+$/);
  const pids = readFileSync(startFile, 'utf8').split(' ').map(Number);
  expect(readdirSync(temporary)).toHaveLength(1);
  child.kill(signal);
  expect(await exitSignal).toBe(signal);
  expect(readdirSync(temporary)).toEqual([]);
  await expect.poll(() => pids.filter((pid) => isRunning(pid))).toEqual([]);
}

test('a run that SIGINT interrupts leaves nothing behind', () => expectNothingLeft('SIGINT'));

// One function handles all three.
test.each(['SIGTERM', 'SIGHUP'] as const)(
  'a run that %s interrupts leaves nothing behind',
  { tags: 'full' },
  expectNothingLeft,
);
