import { blockedTime, slowDownFor } from '../blocking.ts';
import { SLOW_DOWN, type Visit } from '../landers/measure.ts';
import { median } from '../statistics.ts';
import { kB, printTable, times } from '../table.ts';
import { middle, rowName, taskTimes, selectResults, whole, sumTasks, type Visits } from './results.ts';
import type { Target } from './targets.ts';

/**
 * Blocked time in ms of the baseline (b) on the phone that is calculated. Lighthouse measured 128 to 168 on another machine
 * with two cores, on 27 November 2026.
 */
const BASELINE_BLOCKED = 150;

/**
 * Prints the CPU time of each page without a slow-down, multiplied by that of the phone. It varies least where the machine is
 * busy, because it leaves out waiting for a core. The first target is the baseline (b).
 */
export function printWork(targets: readonly Target[], visits: Visits): void {
  const all = targets.map((target) => ({ name: target.name, ...selectResults(target, visits) }));
  const baseline = all[0]?.page ?? [];
  const slow = median(baseline.map((visit) => slowDownFor(taskTimes(visit), BASELINE_BLOCKED)));
  const work = (results: readonly Visit[]) => middle(results, (visit) => sumTasks(visit) * SLOW_DOWN);
  const findBlockedMs = (results: readonly Visit[], slowDown: number) =>
    middle(results, (visit) => blockedTime(taskTimes(visit), slowDown));
  const range = (results: readonly Visit[]) => {
    const works = results.map((visit) => sumTasks(visit) * SLOW_DOWN);
    return `${whole(Math.min(...works))}–${whole(Math.max(...works))}`;
  };
  printTable(
    [
      `CPU time of the main thread × ${SLOW_DOWN}, until it is quiet`,
      'ms',
      'least–most',
      'to (b)',
      '(a) without script',
      '(c) its elements alone',
      `blocked ms × ${SLOW_DOWN}`,
      `blocked ms × ${slow.toFixed(1)}, where (b) has ${BASELINE_BLOCKED}`,
      '(a)',
      '(c)',
      'to (b)',
      'scripts',
      'hydrated',
    ],
    all.map(({ name, page, plain, markup }) => [
      rowName(name, page),
      whole(work(page)),
      range(page),
      times(work(page) / work(baseline)),
      whole(work(plain)),
      whole(work(markup)),
      whole(findBlockedMs(page, SLOW_DOWN)),
      whole(findBlockedMs(page, slow)),
      whole(findBlockedMs(plain, slow)),
      whole(findBlockedMs(markup, slow)),
      times(findBlockedMs(page, slow) / findBlockedMs(baseline, slow)),
      kB(middle(page, ({ scriptBytes }) => scriptBytes)),
      page.every(({ isHydrated }) => isHydrated) ? 'yes' : 'no',
    ]),
  );
  printTable(
    [
      'longest tasks of the last visit',
      `ms × ${SLOW_DOWN}`,
      'what took most of it, in ms without what it called',
    ],
    all.flatMap(({ name, page }) =>
      (page.at(-1)?.tasks ?? [])
        .filter((task) => task.name)
        .map((task) => [name, whole(task.time * SLOW_DOWN), task.name]),
    ),
  );
}
