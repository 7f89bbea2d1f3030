import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SHELL = '/usr/bin/chromium-headless-shell';

/** Returns the path of an installed Chromium: `CHROMIUM_PATH`, else the system's; undefined if there is none. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...PLACES].find((path) => path && existsSync(path));

/**
 * Returns the path of the browser of tests: `CHROMIUM_PATH`, else Debian's Chromium without a window, else a Chromium. The
 * one without a window takes a fifth less processor time, but shows no notifications.
 */
export const findHeadlessShell = (): string | undefined =>
  process.env['CHROMIUM_PATH'] === undefined && existsSync(SHELL) ? SHELL : findChromium();

const run = (args: readonly string[]) =>
  execFileSync('apt-get', [...args], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages of Debian, and says so where that fails. */
function install(...packages: readonly string[]): void {
  console.log(`Installing ${packages.join(' and ')} (once) ...`);
  try {
    run(['update', '-q']);
    run(['install', '-y', '-q', '--no-install-recommends', ...packages]);
  } catch (error) {
    console.error(
      `apt-get could not install ${packages.join(' and ')}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Installs Chromium with apt if it is missing and if possible. Tests use Playwright's own if there is none. */
export function ensureChromium(): void {
  if (process.env['CHROMIUM_PATH']) return;
  const missing = [
    ...(findChromium() ? [] : ['chromium']),
    ...(existsSync(SHELL) ? [] : ['chromium-headless-shell']),
  ];
  if (missing.length > 0 && canInstall()) install(...missing);
  if (!findChromium())
    console.log(
      'No Chromium found: set CHROMIUM_PATH, install the package chromium, or run `npx playwright install chromium`.',
    );
}
