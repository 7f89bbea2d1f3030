import { isDiskFull } from '@meetcute/core';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const MARKER = 'meetcute.json';

/** A reason why a server cannot start. Its message explains how to fix it. */
export class StartError extends Error {
  override name = 'StartError';
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Claims a data folder and returns its absolute path. Marks an empty or missing folder, accepts a marked one,
 * and leaves any other folder untouched. Throws a StartError with the reason.
 */
export function claimDataFolder(path: string): string {
  const folder = resolve(path);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const marker = join(folder, MARKER);
    if (existsSync(marker)) {
      readMarker(marker);
      return folder;
    }
    if (readdirSync(folder).length > 0) {
      throw new StartError(
        `The data folder ${folder} is not empty and was not made by Meetcute. Nothing in it was changed. ` +
          'Set DATA_DIR to an empty or new folder.',
      );
    }
    writeMarker(marker);
    return folder;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The data folder ${folder} can't be used (${reason(error)}). Set DATA_DIR to a folder that this user can read and write.`,
      { cause: error },
    );
  }
}

/** Writes the marker, and removes it when the disk is full: an empty one would stop the next start. */
function writeMarker(marker: string) {
  try {
    writeFileSync(marker, `${JSON.stringify({ kind: 'meetcute-data', version: 1 })}\n`, { flag: 'wx' });
  } catch (error) {
    if (isDiskFull(error)) rmSync(marker, { force: true });
    throw error;
  }
}

function readMarker(marker: string) {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(marker, 'utf8'));
  } catch (error) {
    throw new StartError(`${marker} can't be read (${reason(error)}). The folder was left unchanged.`, {
      cause: error,
    });
  }
  const { kind, version } = (content ?? {}) as { kind?: unknown; version?: unknown };
  if (kind !== 'meetcute-data' || version !== 1) {
    throw new StartError(
      `${marker} belongs to another version of Meetcute. The folder was left unchanged. Set DATA_DIR to another folder.`,
    );
  }
}
