import { spawn, spawnSync } from 'node:child_process';
import { freePort } from '../check-apps/serve.ts';
import { expectText } from '../outside-brand/try-brand.ts';
import { changedFiles, expectEqual, type Brand } from './registry-brand.ts';

/** Throws unless an upgrade fails with a sentence, and changes no file. */
function expectRefusal(
  brand: Brand,
  release: string,
  sentence: string,
  env: Record<string, string> = {},
): void {
  const { status, stdout } = spawnSync(process.execPath, [brand.meetcute, 'upgrade', release], {
    cwd: brand.folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 1 || !stdout.includes(sentence))
    throw new Error(`'upgrade ${release}' ends with ${status} and does not say '${sentence}':\n${stdout}`);
  expectEqual(changedFiles(brand), [], 'A refused upgrade has changed files');
}

/** Throws unless an upgrade that is interrupted while npm works leaves all files as they were. */
async function expectInterruption(brand: Brand): Promise<void> {
  const child = spawn(process.execPath, [brand.meetcute, 'upgrade', 'latest'], { cwd: brand.folder });
  let output = '';
  let isInterrupted = false;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text.toString();
      // npm runs then, and takes longer than this to end.
      if (!isInterrupted && output.includes('Installing')) isInterrupted = child.kill('SIGINT');
    });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  expectEqual(await ended, 1, 'The exit code of an interrupted upgrade');
  expectText(output, 'The installation was interrupted.');
  expectEqual(changedFiles(brand), [], 'An interrupted upgrade has changed files');
}

/** Throws unless faulty upgrades change nothing. */
export async function tryFaults(brand: Brand): Promise<void> {
  expectRefusal(brand, '99.0.0', 'There is no release 99.0.0.');
  const nowhere = `http://127.0.0.1:${await freePort()}/`;
  expectRefusal(brand, 'latest', 'The registry of npm does not say', { npm_config_registry: nowhere });
  await expectInterruption(brand);
}
