import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
// Published, so the list of places is there.
import { findChromium, HEADLESS_SHELL } from '../packages/storybook/src/vitest/chromium.ts';

export { findChromium, findHeadlessShell } from '../packages/storybook/src/vitest/chromium.ts';

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
    ...(existsSync(HEADLESS_SHELL) ? [] : ['chromium-headless-shell']),
  ];
  if (missing.length > 0 && canInstall()) install(...missing);
  if (!findChromium())
    console.log(
      'No Chromium found: set CHROMIUM_PATH, install the package chromium, or run `npx playwright install chromium`.',
    );
}

/**
 * Returns why tests in a browser can't pass on a machine whose only network interface is the loopback one, as in a
 * container without a network; null for other machines. Chromium then reports being offline, and pages wait.
 */
export function explainOffline(interfaces = networkInterfaces()): string | null {
  const addresses = Object.values(interfaces).flat();
  if (addresses.some((address) => address && !address.internal)) return null;
  return 'This machine has no network interface but the loopback one, so browsers are offline, and tests of pages would wait for the network until they fail. No test needs the internet: any other interface with an address will do, such as that of a container network without a way out (docker network create --internal).';
}
