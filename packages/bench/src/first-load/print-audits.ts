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
