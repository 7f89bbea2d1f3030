import { parseRules, readRecord } from '@meetcute/spec';
import type { Rule, RunRecord } from '@meetcute/spec';
import changed from '../../docs/spec/changed.json';
import listed from '../../docs/spec/proved.json';
import tsv from '../../docs/spec/rules.tsv?raw';

export { changed, listed };

/** Rules of the committed catalogue. */
export const rules: readonly Rule[] = parseRules(tsv);

// As text, because a broken file would break every page that imports it.
const files = import.meta.glob<string>('../../.spec/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Records of the last test runs on this machine; empty in a fresh clone. */
export const records: readonly RunRecord[] = Object.values(files).flatMap((text) => readRecord(text) ?? []);
