import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions } from '../../../../.tools/launch-options.ts';

/** Version of Lighthouse that the figures in the documentation are from. */
export const LIGHTHOUSE = '13.5.0';

/** Ports of browsers for Lighthouse, one after the other. */
const [FIRST_PORT, LAST_PORT] = [9222, 9321];
let nextPort = FIRST_PORT;

const folder = join(import.meta.dirname, '../../../../.cache/lighthouse', LIGHTHOUSE);

/** What Lighthouse says about a page. */
export interface Audit {
  /** Performance score, from 0 to 100. */
  score: number;
  /** Largest contentful paint in ms, as Lighthouse simulates it. */
  lcp: number;
  /** Total blocking time in ms, as Lighthouse simulates it. */
  blocked: number;
  /** Cumulative layout shift. */
  cls: number;
}

interface Result {
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly runtimeError?: { readonly message: string };
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>;

/**
 * Loads Lighthouse, and installs it from the configured registry first where it is missing. It is no dependency of the
 * repository, because an installation for tests would take a quarter longer.
 */
async function loadLighthouse(): Promise<Lighthouse> {
  const main = join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(main))
    execFileSync(
      'npm',
      ['install', '--no-audit', '--no-fund', '--prefix', folder, `lighthouse@${LIGHTHOUSE}`],
      {
        stdio: 'inherit',
      },
    );
  return ((await import(pathToFileURL(main).href)) as { default: Lighthouse }).default;
}

/**
 * Runs the performance audits of Lighthouse with its defaults, which are those of a phone, in a new browser. `cookie` is
 * sent with each request. Throws if Lighthouse can't load the page.
 */
export async function audit(url: string, cookie: string): Promise<Audit> {
  const lighthouse = await loadLighthouse();
  const port = nextPort;
  // A browser that has just ended may still hold its port.
  nextPort = port === LAST_PORT ? FIRST_PORT : port + 1;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      onlyCategories: ['performance'],
      logLevel: 'error',
      ...(cookie ? { extraHeaders: { cookie } } : {}),
    });
    const { score } = result?.lhr.categories.performance ?? {};
    if (!result || score === null || score === undefined)
      throw new Error(
        `Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
      );
    const value = (name: string) => result.lhr.audits[name]?.numericValue ?? Number.NaN;
    return {
      score: Math.round(score * 100),
      lcp: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    await browser.close();
  }
}
