import { isDiskFull } from '@meetcute/core';
import type { VapidKeys } from '@meetcute/server';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from './environment.ts';
import { createPushKeys, isPushKeyPair } from './push-key-pair.ts';
import { StartError } from './StartError.ts';

/** Returns the demo's key pair from its data folder, created on first start and readable for the owner only. */
function keepPushKeys(dataDir: string): VapidKeys {
  const file = join(dataDir, 'push-keys.json');
  try {
    writeFileSync(file, JSON.stringify(createPushKeys()), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // An empty file would stop the next start.
    if (isDiskFull(error)) rmSync(file, { force: true });
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  try {
    const keys = JSON.parse(readFileSync(file, 'utf8')) as VapidKeys;
    if (isPushKeyPair(keys)) return keys;
  } catch {
    // The StartError below reports a file that cannot be read.
  }
  throw new StartError(
    `${file} contains no pair of push keys. Delete it to create new ones; browsers then subscribe again.`,
  );
}

/**
 * Returns the keys that sign push messages: those of the environment, or a demo's own; null if this host
 * sends none. Throws a StartError if the data folder cannot be used.
 */
export async function openPushKeys({
  apiOrigin,
  dataDir,
  isDemo,
  pushKeys,
}: Pick<Environment, 'apiOrigin' | 'dataDir' | 'isDemo' | 'pushKeys'>): Promise<VapidKeys | null> {
  if (apiOrigin) return null;
  if (pushKeys || !isDemo) return pushKeys ?? null;
  // Claims the folder first, so that nothing is written into a foreign one.
  const { claimDataFolder } = await import('@meetcute/server');
  return keepPushKeys(claimDataFolder(dataDir));
}
