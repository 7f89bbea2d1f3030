import { chromium, type Browser } from 'playwright';
import { launchOptions } from '../../../.tools/launch-options.ts';

/** Starts the Chromium of `CHROMIUM_PATH`, of the system, or of Playwright. */
export const launchBrowser = (): Promise<Browser> => chromium.launch(launchOptions);
