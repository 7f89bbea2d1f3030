import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Returns the path of an installed Chromium: `CHROMIUM_PATH`, else the system's; undefined if there is none. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...PLACES].find((path) => path && existsSync(path));

const run = (args: readonly string[]) =>
  execFileSync('apt-get', [...args], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/**
 * Returns the path of an installed Chromium, else installs one with apt if possible. Null if there is none;
 * tests then use Playwright's own if installed.
 */
export function ensureChromium(): string | null {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.log(
      'No Chromium found: set CHROMIUM_PATH, install the package chromium, or run `npx playwright install chromium`.',
    );
    return null;
  }
  console.log('Installing Chromium (once) ...');
  try {
    run(['update', '-q']);
    run(['install', '-y', '-q', '--no-install-recommends', 'chromium']);
  } catch (error) {
    console.error(
      `apt-get could not install Chromium: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return findChromium() ?? null;
}
