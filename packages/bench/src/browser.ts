import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';

/** Starts the Chromium of `CHROMIUM_PATH`, of the system, or of Playwright. */
export function launchBrowser(): Promise<Browser> {
  const path = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  return chromium.launch({
    ...(existsSync(path) ? { executablePath: path } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}
