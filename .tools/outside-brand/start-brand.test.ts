import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withHost } from './start-brand.ts';

/** Returns a host whose program is a script. */
function hostOf(script: string) {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'program.mjs');
  writeFileSync(program, script);
  return { folder, program, command: 'dev', host: 'aurora.localhost', endSeconds: 0.2 } as const;
}

const server = `import { createServer } from 'node:http';
createServer((_, response) => response.end('Ahoy')).listen(process.env.PORT, '127.0.0.1');`;

test('returns what the work returns, and ends the host', async () => {
  expect(await withHost({ ...hostOf(server), endSeconds: 20 }, (readPage) => readPage('/', 'Ahoy'))).toBe(
    'Ahoy',
  );
});

test('rejects where a host has to be killed', async () => {
  const host = hostOf(`process.on('SIGTERM', () => {});\n${server}`);
  await expect(withHost(host, (readPage) => readPage('/', 'Ahoy'))).rejects.toThrow(
    "'meetcute dev' did not end by itself",
  );
});

test('says what failed before, also where the host has to be killed', async () => {
  const host = hostOf(`process.on('SIGTERM', () => {});\n${server}`);
  const failingRun = withHost(host, async (readPage) => {
    await readPage('/', 'Ahoy');
    throw new Error('No accent');
  });
  await expect(failingRun).rejects.toThrow('No accent');
});

test('does not wait for a host that a signal has ended', async () => {
  const host = hostOf("console.log('Out of memory');\nprocess.kill(process.pid, 'SIGKILL');");
  await expect(withHost(host, (readPage) => readPage('/'))).rejects.toThrow(
    'The host of the brand does not respond.\nOut of memory',
  );
});
