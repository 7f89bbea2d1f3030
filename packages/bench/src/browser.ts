import { chromium, type Browser } from 'playwright';
import { launchOptions } from '../../../.tools/launch-options.ts';

/** Starts the Chromium of `CHROMIUM_PATH`, of the system, or of Playwright, with more arguments. */
export const launchBrowser = (...args: readonly string[]): Promise<Browser> =>
  chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...args] });
