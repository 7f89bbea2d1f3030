import { spawnSync } from 'node:child_process';
import { InputError } from '../input-error.ts';
import { readLock } from '../lock/lock-file.ts';
import { installRelease } from './install-release.ts';
import { upgrade, type UpgradeResult } from './upgrade.ts';

/** Compares in a process of its own, because this one has loaded packages of the release before. */
function compareAgain(folder: string, version: string): UpgradeResult {
  const words = [process.argv[1]!, 'upgrade', '--json'];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: folder,
    encoding: 'utf8',
    // A list of all texts may be longer than the default of 1 MiB, which would end the process.
    maxBuffer: Infinity,
  });
  if (status === 0) return JSON.parse(stdout) as UpgradeResult;
  throw new InputError(
    `${version} is installed. What has changed can't be listed yet; mend this, then run: npx meetcute upgrade\n${stderr}${stdout}`,
  );
}

/** Installs a release, and compares it with what a brand has seen. */
export async function moveOn(folder: string, release: string): Promise<UpgradeResult> {
  // Without a record there would be nothing to compare the release with.
  if (!readLock(folder)?.texts) await upgrade(folder, false);
  return compareAgain(folder, await installRelease(folder, release));
}
