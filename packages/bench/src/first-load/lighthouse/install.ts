import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Report } from './read-report.ts';

/** Version of Lighthouse that the figures in the documentation are from. */
export const LIGHTHOUSE = '13.5.0';

const folder = join(import.meta.dirname, '../../../../../.cache/lighthouse', LIGHTHOUSE);

interface Chrome {
  readonly port: number;
  kill(): void;
}

interface Cookie {
  name: string;
  value: string;
  domain: string;
  path: string;
}

interface Connection {
  setCookie(...cookies: Cookie[]): Promise<void>;
  disconnect(): Promise<void>;
}

/** Lighthouse, and the packages that it starts and drives a browser with. */
interface Tools {
  /** Measures a page with the browser at a port. */
  lighthouse(url: string, flags: object): Promise<{ lhr: Report } | undefined>;
  /** Starts a new browser as the command line of Lighthouse does. */
  launch(options: { chromePath: string; chromeFlags: string[] }): Promise<Chrome>;
  /** Connects to a browser. */
  connect(options: { browserURL: string }): Promise<Connection>;
}

const load = async (path: string): Promise<unknown> =>
  import(pathToFileURL(join(folder, 'node_modules', path)).href);

/**
 * Loads Lighthouse, and installs it from the configured registry first where it is missing. It is no dependency of the
 * repository: an installation for tests would grow by 176 MB.
 */
export async function loadTools(): Promise<Tools> {
  if (!existsSync(join(folder, 'node_modules/lighthouse/core/index.js')))
    execFileSync(
      'npm',
      ['install', '--no-audit', '--no-fund', '--save-exact', '--prefix', folder, `lighthouse@${LIGHTHOUSE}`],
      { stdio: 'inherit', env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' } },
    );
  const [lighthouse, launcher, puppeteer] = await Promise.all(
    [
      'lighthouse/core/index.js',
      'chrome-launcher/dist/index.js',
      'puppeteer-core/lib/puppeteer/puppeteer-core.js',
    ].map((path) => load(path)),
  );
  return {
    lighthouse: (lighthouse as { default: Tools['lighthouse'] }).default,
    launch: (launcher as Pick<Tools, 'launch'>).launch,
    connect: (options) => (puppeteer as Pick<Tools, 'connect'>).connect(options),
  };
}
