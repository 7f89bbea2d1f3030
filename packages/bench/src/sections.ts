import { pageScripts, startScripts } from '../../../.tools/page-scripts.ts';
import { measureCalls } from './calls.ts';
import { card } from './card/section.ts';
import { dev } from './dev/section.ts';
import { draw } from './draw/section.ts';
import { firstLoad } from './first-load/section.ts';
import { like } from './like/section.ts';
import type { Host } from './host.ts';
import { landers } from './landers/section.ts';
import { getFrom } from './get-from.ts';
import { measurePace, type PaceCost, tellingRatio } from './pace.ts';
import { measurePage } from './pages.ts';
import { startPostgres } from '@meetcute/dev-postgres';
import { emptyPage, librariesAlone } from './scripts.ts';
import { sites } from './sites.ts';
import { staticPages } from './static/section.ts';
import { latency } from './stream/latency.ts';
import { paidMessages } from './stream/paid.ts';
import { stream } from './stream/section.ts';
import { search } from './search/section.ts';
import { median, quantile } from './statistics.ts';
import { kB, printTable, times } from './table.ts';
import { storybook } from './storybook/section.ts';
import { kill } from './outages/kill.ts';
import { restartDatabase } from './outages/restart-database.ts';
import { soak } from './soak/section.ts';
import { stressChat } from './stress/chat.ts';
import { stress } from './stress/section.ts';
import { measureTyping, SLOW_DOWN } from './typing.ts';

const ms = (value: number) => value.toFixed(1);

async function pages(host: Host): Promise<void> {
  const rows = [];
  for (const { template, site } of sites) {
    const { elements, page, plain } = await measurePage(host, template, site);
    rows.push([template, String(elements), page.toFixed(2), plain.toFixed(2), times(page / plain)]);
  }
  printTable(['home, rendered on the server', 'elements', 'CPU ms', 'static page, CPU ms', 'ratio'], rows);
}

async function calls(host: Host): Promise<void> {
  const rates = await measureCalls(host);
  const health = rates[0]?.rate ?? 1;
  const rows = rates.map(({ path, rate }) => [path, rate.toFixed(0), times(rate / health)]);
  printTable(['call', 'responses a second', 'ratio to /healthz'], rows);
}

/** Addresses of visitors' first pages, with their screens. */
const firstScreens = [
  ['/', 'Home'],
  ['/signup', 'SignUp'],
  ['/login', 'Login'],
] as const;

async function scripts(host: Host): Promise<void> {
  const alone = await librariesAlone();
  const rows = [['react, react-dom, styled-components', '', kB(alone), times(1), '']];
  for (const { template, site } of sites) {
    const empty = await emptyPage(template);
    rows.push([`${template}, empty page`, '', kB(empty), times(empty / alone), times(1)]);
    for (const [path, screen] of firstScreens) {
      const idleBytes = pageScripts(template, (await getFrom(host, site, path)).body);
      const bytes = startScripts(template, screen);
      rows.push([
        `${template} ${path}`,
        kB(idleBytes),
        kB(bytes),
        times(bytes / alone),
        times(bytes / empty),
      ]);
    }
  }
  printTable(
    ['first script', 'without an interaction', 'to start', 'ratio to libraries', 'ratio to empty page'],
    rows,
  );
}

async function typing(host: Host): Promise<void> {
  const costs = await measureTyping(host.port);
  const [plain] = costs;
  const rowsOf = (kind: 'keys' | 'slowSteps' | 'steps', label: string) =>
    costs.map((cost) => {
      const values = cost[kind];
      const ratio = times(median(values) / median(plain?.[kind] ?? values));
      return [
        `${label}, ${cost.name}`,
        String(values.length),
        ms(median(values)),
        ms(quantile(values, 0.9)),
        ratio,
      ];
    });
  printTable(
    ['main-thread work up to the paint', 'count', 'median ms', '90 % ms', 'ratio'],
    [
      ...rowsOf('keys', `a key at ${SLOW_DOWN} × slow-down`),
      ...rowsOf('slowSteps', `the next step at ${SLOW_DOWN} × slow-down`),
      ...rowsOf('steps', 'the next step'),
    ],
  );
}

function printPace(costs: readonly PaceCost[]): void {
  const rows = costs.flatMap((cost) =>
    (['quiet', 'logins', 'signUps', 'wrong', 'unknown'] as const).map((kind) => {
      const values = cost[kind];
      const [middle, slow] = [median(values), quantile(values, 0.99)];
      return [
        `${cost.database}, ${labels[kind]}`,
        String(values.length),
        ms(middle),
        ms(slow),
        times(middle / median(cost.quiet)),
      ];
    }),
  );
  printTable(['joining', 'count', 'median ms', '99 % ms', 'ratio to an idle login'], rows);
  const ratios = costs.map((cost) => [cost.database, times(tellingRatio(cost))]);
  printTable(['unknown address against wrong password', 'ratio of medians'], ratios);
}

const labels = {
  quiet: 'a login, idle',
  logins: 'a login, 300 a minute',
  signUps: 'a sign-up, 100 a minute',
  wrong: 'a wrong password',
  unknown: 'an unknown address',
};

async function pace(): Promise<void> {
  const embeddedPace = await measurePace('PGlite', '');
  const postgres = await startPostgres();
  try {
    printPace([embeddedPace, await measurePace('PostgreSQL', postgres.databaseUrl)]);
  } finally {
    await postgres.stop();
  }
}

/** Sections that need no host. They run before one starts, because a fresh host draws portraits for a while. */
export const sectionsWithoutHost: Readonly<Record<string, () => Promise<void>>> = { dev, storybook };

type Section = (host: Host, words: readonly string[], amounts: readonly number[]) => Promise<void>;

/** Sections by name; each measures and prints its table. One may take words and amounts of the command line. */
export const sections: Readonly<Record<string, Section>> = {
  pages,
  calls,
  scripts,
  typing,
  pace,
  search,
  draw,
  like,
  card,
  stream,
  latency: async () => {
    await paidMessages();
    await latency();
  },
  static: staticPages,
  landers,
  'first-load': firstLoad,
};

/** Sections that start hosts of their own and run for minutes, by name. Each gets its amounts, if they are given. */
export const loadSections: Readonly<Record<string, (...amounts: number[]) => Promise<void>>> = {
  stress,
  'stress-chat': stressChat,
  soak,
  kill,
  'restart-database': restartDatabase,
};
