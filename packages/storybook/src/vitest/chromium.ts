import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Debian's Chromium without a window. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Returns the path of an installed Chromium: `CHROMIUM_PATH`, else the system's; undefined if there is none. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...PLACES].find((path) => path && existsSync(path));

/**
 * Returns the path of the browser of tests: `CHROMIUM_PATH`, else Debian's Chromium without a window, else a Chromium. The
 * one without a window takes a fifth less processor time, but shows no notifications.
 */
export const findHeadlessShell = (): string | undefined =>
  !process.env['CHROMIUM_PATH'] && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
