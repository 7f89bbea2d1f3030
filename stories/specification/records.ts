import { parseRules } from '@meetcute/spec';
import type { Rule, RunRecord } from '@meetcute/spec';
import changed from '../../docs/spec/changed.json';
import listed from '../../docs/spec/proved.json';
import tsv from '../../docs/spec/rules.tsv?raw';

export { changed, listed };

/** Rules of the committed catalogue. */
export const rules: readonly Rule[] = parseRules(tsv);

/** Records of the last test runs on this machine; empty in a fresh clone. */
export const records: readonly RunRecord[] = Object.values(
  import.meta.glob<RunRecord>('../../.spec/*.json', { eager: true, import: 'default' }),
);
