import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../workspace.ts';

/** Advice for a machine without a network. */
export const UNREACHABLE =
  "The npm registry can't be reached, from which the app installs its libraries. Connect, and run `npm run check:apps`.";

/** Codes of npm without a response. Others, such as the E401 of a mirror, come from a registry that responds. */
const NETWORK_CODES =
  /\b(EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|ERR_SOCKET_TIMEOUT|ETIMEDOUT)\b/;

/** Returns what an error of npm says, with advice if it is one of the network. npm is killed if it takes too long. */
export const describeRegistryError = ({ message, killed }: Error & { killed?: boolean }): string =>
  killed || NETWORK_CODES.test(message) ? `${message}\n${UNREACHABLE}` : message;

/** Asks the registry for a library. Resolves with the problem, null if it responds with the library. */
export async function findRegistryProblem(): Promise<string | null> {
  const cache = mkdtempSync(join(tmpdir(), 'meetcute-npm-'));
  const options = [
    // From a cache that has the library npm would reply without a network.
    `--cache=${cache}`,
    '--fetch-timeout=10000',
    '--fetch-retries=2',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=2000',
  ];
  try {
    await promisify(execFile)('npm', ['view', 'react', 'version', ...options], {
      cwd: root,
      timeout: 40_000,
    });
    return null;
  } catch (error) {
    return describeRegistryError(error as Error);
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}
