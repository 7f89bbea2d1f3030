import { blockedTime } from '../blocking.ts';
import type { Visit } from '../landers/measure.ts';
import { kB, printTable, times } from '../table.ts';
import { middle, rowName, taskTimes, selectResults, whole, sumTasks, type Visits } from './results.ts';
import type { Target } from './targets.ts';

const HEAD = [
  'page on a slow phone, until it is quiet',
  'blocked ms',
  '(a) without script',
  '(c) its elements alone',
  'to (b)',
  'main thread ms',
  'scripts',
  'hydrated',
  'LCP ms',
  '(a)',
  'ratio',
  'largest CLS',
];

/** Prints how each page loaded with a slowed processor. The first target is the baseline (b). */
export function printVisits(targets: readonly Target[], visits: Visits): void {
  const findBlockedMs = (results: readonly Visit[]) =>
    middle(results, (visit) => blockedTime(taskTimes(visit), 1));
  const lcp = (results: readonly Visit[]) => middle(results, (visit) => visit.lcp);
  const [baseline = Number.NaN] = targets.map((target) => findBlockedMs(selectResults(target, visits).page));
  printTable(
    HEAD,
    targets.map((target) => {
      const { page, plain, markup } = selectResults(target, visits);
      return [
        rowName(target.name, page),
        whole(findBlockedMs(page)),
        whole(findBlockedMs(plain)),
        whole(findBlockedMs(markup)),
        times(findBlockedMs(page) / baseline),
        whole(middle(page, sumTasks)),
        kB(middle(page, ({ scriptBytes }) => scriptBytes)),
        page.every(({ isHydrated }) => isHydrated) ? 'yes' : 'no',
        whole(lcp(page)),
        whole(lcp(plain)),
        plain.length > 0 ? times(lcp(page) / lcp(plain)) : '',
        Math.max(...page.map(({ cls }) => cls)).toFixed(4),
      ];
    }),
  );
}
