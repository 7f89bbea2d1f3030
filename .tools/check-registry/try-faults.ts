import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../check-apps/serve.ts';
import { expectText, run } from '../outside-brand/try-brand.ts';
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
  const exitCode = new Promise<number | null>((resolve) => child.on('close', resolve));
  expectEqual(await exitCode, 1, 'The exit code of an interrupted upgrade');
  expectText(output, 'The installation was interrupted.');
  expectEqual(changedFiles(brand), [], 'An interrupted upgrade has changed files');
}

/** Returns the address of a registry that does not respond. */
const nowhereUrl = async () => `http://127.0.0.1:${await freePort()}/`;

/** Throws unless a new template that can't install its packages says how to go on, and leaves nothing behind. */
export async function tryWithoutNetwork(folder: string): Promise<void> {
  run(folder, 'npm', 'install', '--prefix', 'program', '@meetcute/create-template');
  const program = join(folder, 'program/node_modules/@meetcute/create-template/bin/create-template.mjs');
  const { status, stderr } = spawnSync(process.execPath, [program, 'dusk', '--yes'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      npm_config_registry: await nowhereUrl(),
      npm_config_cache: join(folder, 'cache'),
      npm_config_fetch_retries: '0',
    },
  });
  expectEqual(status, 1, 'The exit code of a template without a network');
  expectText(stderr, 'Without a network add --no-install');
  expectEqual(existsSync(join(folder, 'dusk')), false, 'A template without its packages is left behind');
}

/** Throws unless faulty upgrades change nothing. */
export async function tryFaults(brand: Brand): Promise<void> {
  expectRefusal(brand, '99.0.0', 'There is no release 99.0.0.');
  const nowhere = await nowhereUrl();
  expectRefusal(brand, 'latest', 'The registry of npm does not say', { npm_config_registry: nowhere });
  await expectInterruption(brand);
}
