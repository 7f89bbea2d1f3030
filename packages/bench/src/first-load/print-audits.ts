import { kB, printTable, times } from '../table.ts';
import { LIGHTHOUSE } from './lighthouse/install.ts';
import type { Audit } from './lighthouse/read-report.ts';
import { middle, resultsOf, rowName, whole } from './results.ts';
import type { Target } from './targets.ts';

/** Prints what Lighthouse says about each page. The first target is the baseline (b). */
export function printAudits(targets: readonly Target[], audits: ReadonlyMap<string, readonly Audit[]>): void {
  const all = targets.map((target) => ({ name: target.name, ...resultsOf(target, audits) }));
  const score = (results: readonly Audit[]) => whole(middle(results, (audit) => audit.score));
  const blocked = (results: readonly Audit[]) => middle(results, (audit) => audit.blocked);
  const [baseline] = all;
  const [{ throttling = '' } = {}] = baseline?.page ?? [];
  printTable(
    [
      `Lighthouse ${LIGHTHOUSE} (${throttling})`,
      'performance',
      'scores',
      '(a) without script',
      '(c) its elements alone',
      'FCP ms',
      'LCP ms',
      'TBT ms',
      '(a)',
      '(c)',
      'to (b)',
      'CLS',
      'SI ms',
      'scripts',
      'back/forward cache',
      'machine',
    ],
    all.map(({ name, page, plain, markup }) => {
      const refused = new Set(page.flatMap((audit) => audit.refused));
      const ratio = blocked(page) / blocked(baseline?.page ?? []);
      return [
        rowName(name, page),
        score(page),
        page.map((audit) => audit.score).join(' '),
        score(plain),
        score(markup),
        whole(middle(page, ({ fcp }) => fcp)),
        whole(middle(page, ({ lcp }) => lcp)),
        whole(blocked(page)),
        whole(blocked(plain)),
        whole(blocked(markup)),
        Number.isFinite(ratio) ? times(ratio) : '(b) has 0',
        middle(page, ({ cls }) => cls).toFixed(3),
        whole(middle(page, ({ speed }) => speed)),
        kB(middle(page, ({ scriptBytes }) => scriptBytes)),
        refused.size === 0 ? 'restored' : [...refused].join('; '),
        whole(middle(page, ({ machine }) => machine)),
      ];
    }),
  );
}
