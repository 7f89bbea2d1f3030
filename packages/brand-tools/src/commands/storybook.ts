import { StartError } from '@meetcute/host/start';
import type { CommandOutput } from '@meetcute/server/commands';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const INSTALL =
  'npm install --save-dev storybook @meetcute/storybook @meetcute/stories @storybook/addon-vitest playwright vite vitest';

/** Returns the program of the Storybook that is installed in a folder. Throws a StartError for a folder without one. */
export function findStorybook(folder: string): string {
  if (!existsSync(join(folder, '.storybook')))
    throw new StartError(
      `There is no Storybook in ${folder}: .storybook/main.ts is missing. Make one as the README of @meetcute/storybook shows, and install: ${INSTALL}`,
    );
  let manifest: string;
  try {
    manifest = createRequire(join(folder, 'package.json')).resolve('storybook/package.json');
  } catch {
    throw new StartError(`Storybook is not installed in ${folder}. Run: ${INSTALL}`);
  }
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | { storybook: string } };
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin.storybook);
}

/** Shows the Storybook of a folder until it is stopped, or builds it into `storybook-static`. */
export async function storybook(folder: string, isBuild: boolean, port: string): Promise<CommandOutput> {
  const args = isBuild ? ['build'] : ['dev', '--port', port, '--no-open'];
  const child = spawn(process.execPath, [findStorybook(folder), ...args], { cwd: folder, stdio: 'inherit' });
  // A terminal sends Ctrl-C to both; the Storybook decides when it ends.
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', () => undefined).on('SIGTERM', pass);
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.on('error', reject).on('exit', resolve);
  const code = await promise;
  process.off('SIGTERM', pass);
  return { text: '', isFailure: code !== 0 && code !== null };
}
