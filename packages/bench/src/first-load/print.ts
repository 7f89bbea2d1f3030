import type { Visit } from '../landers/measure.ts';
import { median } from '../statistics.ts';
import { kB, printTable, times } from '../table.ts';
import { LIGHTHOUSE } from './lighthouse/install.ts';
import type { Audit } from './lighthouse/read-report.ts';
import { keyOf, type Target } from './targets.ts';

const whole = (value: number) => value.toFixed(0);

/** Prints what Lighthouse says about each page. The first target is the baseline. */
export function printAudits(targets: readonly Target[], audits: ReadonlyMap<string, readonly Audit[]>): void {
  const auditsOf = (target: Target | undefined) => (target && audits.get(keyOf(target))) ?? [];
  const middle = (target: Target | undefined, value: (audit: Audit) => number) =>
    median(auditsOf(target).map((result) => value(result)));
  const baseline = middle(targets[0], ({ blocked }) => blocked);
  const [{ throttling = '' } = {}] = auditsOf(targets[0]);
  printTable(
    [
      `Lighthouse ${LIGHTHOUSE} (${throttling})`,
      'performance',
      'scores',
      'FCP ms',
      'LCP ms',
      'TBT ms',
      'to (b)',
      'CLS',
      'SI ms',
      'scripts',
      'back/forward cache',
      'machine',
    ],
    targets.map((target) => {
      const blocked = middle(target, (result) => result.blocked);
      const refused = new Set(auditsOf(target).flatMap((result) => result.refused));
      return [
        target.name,
        whole(middle(target, ({ score }) => score)),
        auditsOf(target)
          .map(({ score }) => score)
          .join(' '),
        whole(middle(target, ({ fcp }) => fcp)),
        whole(middle(target, ({ lcp }) => lcp)),
        whole(blocked),
        times(blocked / baseline),
        middle(target, ({ cls }) => cls).toFixed(3),
        whole(middle(target, ({ speed }) => speed)),
        kB(middle(target, ({ scriptBytes }) => scriptBytes)),
        refused.size === 0 ? 'restored' : [...refused].join('; '),
        whole(middle(target, ({ machine }) => machine)),
      ];
    }),
  );
}

const HEAD = [
  'page on a slow phone, until it is quiet',
  'blocked ms',
  '(a) without script',
  '(c) its elements alone',
  'to (b)',
  'main thread ms',
  '(a)',
  '(c)',
  'scripts',
  'hydrated',
  'LCP ms',
  '(a)',
  'ratio',
  'largest CLS',
];

type Visits = ReadonlyMap<string, readonly Visit[]>;

/** Prints how each page loaded. The first target is the baseline. */
export function printVisits(targets: readonly Target[], visits: Visits): void {
  const at = (url: string | undefined, cookie = '') => visits.get(keyOf({ url: url ?? '', cookie })) ?? [];
  const middle = (results: readonly Visit[], value: (visit: Visit) => number) =>
    results.length > 0 ? median(results.map((result) => value(result))) : Number.NaN;
  const blocked = (results: readonly Visit[]) => middle(results, (result) => result.blocked);
  const work = (results: readonly Visit[]) => middle(results, (result) => result.work);
  const lcp = (results: readonly Visit[]) => middle(results, (result) => result.lcp);
  const cell = (value: number, format: (value: number) => string) =>
    Number.isNaN(value) ? '' : format(value);
  const baseline = blocked(at(targets[0]?.url));
  printTable(
    HEAD,
    targets.map(({ name, url, cookie, plain, markup }) => {
      const page = at(url, cookie);
      return [
        name,
        whole(blocked(page)),
        cell(blocked(at(plain)), whole),
        cell(blocked(at(markup)), whole),
        times(blocked(page) / baseline),
        whole(work(page)),
        cell(work(at(plain)), whole),
        cell(work(at(markup)), whole),
        kB(middle(page, ({ scriptBytes }) => scriptBytes)),
        page.every(({ isHydrated }) => isHydrated) ? 'yes' : 'no',
        whole(lcp(page)),
        cell(lcp(at(plain)), whole),
        cell(lcp(page) / lcp(at(plain)), times),
        Math.max(...page.map(({ cls }) => cls)).toFixed(4),
      ];
    }),
  );
}

/** Prints the longest tasks of the last visit of each page. */
export function printLongest(targets: readonly Target[], visits: Visits): void {
  printTable(
    ['longest tasks of the last visit', 'ms', 'what took most of it, each without what it called'],
    targets.flatMap((target) =>
      (visits.get(keyOf(target))?.at(-1)?.longest ?? []).map(({ time, name }) => [
        target.name,
        whole(time),
        name,
      ]),
    ),
  );
}
