import type { VapidKeys } from '@meetcute/server';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from './environment.ts';
import { createPushKeys, isPushKeyPair } from './push-key-pair.ts';
import { StartError } from './StartError.ts';

/** Keeps the keys of a demo in its data folder, for its owner's eyes alone; they are made at the first start. */
function keepPushKeys(dataDir: string): VapidKeys {
  const file = join(dataDir, 'push-keys.json');
  try {
    writeFileSync(file, JSON.stringify(createPushKeys()), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  try {
    const keys = JSON.parse(readFileSync(file, 'utf8')) as VapidKeys;
    if (isPushKeyPair(keys)) return keys;
  } catch {
    // What can't be read is told below.
  }
  throw new StartError(
    `${file} holds no pair of push keys. Remove it to have new ones made; browsers then subscribe anew.`,
  );
}

/**
 * The keys that pushes are signed with: those of the environment, or a demo's own; null where none are sent from here.
 * Throws a StartError when the data folder can't be used.
 */
export async function openPushKeys({
  apiOrigin,
  dataDir,
  isDemo,
  pushKeys,
}: Pick<Environment, 'apiOrigin' | 'dataDir' | 'isDemo' | 'pushKeys'>): Promise<VapidKeys | null> {
  if (apiOrigin) return null;
  if (pushKeys || !isDemo) return pushKeys ?? null;
  // Nothing is written into a folder that is somebody else's.
  const { claimDataFolder } = await import('@meetcute/server');
  return keepPushKeys(claimDataFolder(dataDir));
}
