import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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
