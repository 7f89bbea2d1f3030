import { kB, printTable, times } from '../table.ts';
import { LIGHTHOUSE } from './lighthouse/install.ts';
import type { Audit } from './lighthouse/read-report.ts';
import { middle, selectResults, rowName, whole } from './results.ts';
import type { Target } from './targets.ts';

/** Prints what Lighthouse says about each page. The first target is the baseline (b). */
export function printAudits(targets: readonly Target[], audits: ReadonlyMap<string, readonly Audit[]>): void {
  const all = targets.map((target) => ({ name: target.name, ...selectResults(target, audits) }));
  const score = (results: readonly Audit[]) => whole(middle(results, (audit) => audit.score));
  const findBlockedMs = (results: readonly Audit[]) => middle(results, (audit) => audit.blocked);
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
      const refusalReasons = new Set(page.flatMap((audit) => audit.refused));
      const ratio = findBlockedMs(page) / findBlockedMs(baseline?.page ?? []);
      return [
        rowName(name, page),
        score(page),
        page.map((audit) => audit.score).join(' '),
        score(plain),
        score(markup),
        whole(middle(page, ({ fcp }) => fcp)),
        whole(middle(page, ({ lcp }) => lcp)),
        whole(findBlockedMs(page)),
        whole(findBlockedMs(plain)),
        whole(findBlockedMs(markup)),
        Number.isFinite(ratio) ? times(ratio) : '(b) has 0',
        middle(page, ({ cls }) => cls).toFixed(3),
        whole(middle(page, ({ speed }) => speed)),
        kB(middle(page, ({ scriptBytes }) => scriptBytes)),
        refusalReasons.size === 0 ? 'restored' : [...refusalReasons].join('; '),
        whole(middle(page, ({ machine }) => machine)),
      ];
    }),
  );
}
