import type { Visit } from '../landers/measure.ts';
import { median } from '../statistics.ts';
import { kB, printTable, times } from '../table.ts';
import { LIGHTHOUSE, type Audit } from './lighthouse.ts';
import { keyOf, type Target } from './targets.ts';

const whole = (value: number) => value.toFixed(0);

/** Prints what Lighthouse says about each page. The first target is the baseline. */
export function printAudits(targets: readonly Target[], audits: ReadonlyMap<string, readonly Audit[]>): void {
  const middle = (target: Target | undefined, value: (audit: Audit) => number) =>
    median((target && audits.get(keyOf(target)))?.map((result) => value(result)) ?? []);
  const baseline = middle(targets[0], ({ blocked }) => blocked);
  printTable(
    [
      `Lighthouse ${LIGHTHOUSE}, mobile`,
      'performance',
      'blocked ms',
      'ratio to 25 elements',
      'LCP ms',
      'CLS',
    ],
    targets.map((target) => {
      const blocked = middle(target, (result) => result.blocked);
      return [
        target.name,
        whole(middle(target, ({ score }) => score)),
        whole(blocked),
        times(blocked / baseline),
        whole(middle(target, ({ lcp }) => lcp)),
        middle(target, ({ cls }) => cls).toFixed(3),
      ];
    }),
  );
}

const HEAD = [
  'page on a slow phone, until it is quiet',
  'blocked ms',
  'without script',
  'its elements alone',
  'ratio to 25 elements',
  'main thread ms',
  'scripts',
  'LCP ms',
  'without script',
  'ratio',
  'largest CLS',
];

/** Prints how each page loaded. The first target is the baseline. */
export function printVisits(targets: readonly Target[], visits: ReadonlyMap<string, readonly Visit[]>): void {
  const at = (url: string | undefined, cookie = '') => visits.get(keyOf({ url: url ?? '', cookie })) ?? [];
  const middle = (results: readonly Visit[], value: (visit: Visit) => number) =>
    results.length > 0 ? median(results.map((result) => value(result))) : Number.NaN;
  const blocked = (results: readonly Visit[]) => middle(results, (result) => result.blocked);
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
        whole(middle(page, ({ work }) => work)),
        kB(middle(page, ({ scriptBytes }) => scriptBytes)),
        whole(lcp(page)),
        cell(lcp(at(plain)), whole),
        cell(lcp(page) / lcp(at(plain)), times),
        Math.max(...page.map(({ cls }) => cls)).toFixed(4),
      ];
    }),
  );
}
