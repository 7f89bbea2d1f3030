import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const MARKER = 'meetcute.json';

/** A reason why a server can't start; its message is for the operator and says what to do. */
export class StartError extends Error {
  override name = 'StartError';
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Makes sure that a folder is ours: an empty or missing one is marked, a marked one is taken, and any other
 * is left as it is. Throws a StartError that says which.
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
        `The data folder ${folder} is not empty and was not made by Meetcute. Nothing in it was touched. ` +
          'Name an empty or a new folder in DATA_DIR.',
      );
    }
    writeFileSync(marker, `${JSON.stringify({ kind: 'meetcute-data', version: 1 })}\n`, { flag: 'wx' });
    return folder;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The data folder ${folder} can't be used (${reason(error)}). Name a folder in DATA_DIR that this user may read and write.`,
      { cause: error },
    );
  }
}

function readMarker(marker: string) {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(marker, 'utf8'));
  } catch (error) {
    throw new StartError(`${marker} can't be read (${reason(error)}), so the folder was left as it is.`, {
      cause: error,
    });
  }
  const { kind, version } = (content ?? {}) as { kind?: unknown; version?: unknown };
  if (kind !== 'meetcute-data' || version !== 1) {
    throw new StartError(
      `${marker} is not of this version of Meetcute, so the folder was left as it is. Name another one in DATA_DIR.`,
    );
  }
}
