import { parseRules, readRecord, sourceSentence } from '@meetcute/spec';
import type { Rule, RunRecord } from '@meetcute/spec';
import { isRepository } from '../is-repository.ts';

/** Source of the states in an installed package, whose `rules.json` names it too. */
const RELEASE_SOURCE = 'From the tests of this release.';

const first = <T>(files: Readonly<Record<string, T>>): T | undefined => Object.values(files)[0];

// Each in the repository, or its copy in the published package. As patterns, because only one of them exists.
const catalogues = import.meta.glob<string>(['../../docs/spec/rules.tsv', '../from-repository/rules.tsv'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const changes = import.meta.glob<Readonly<Record<string, string>>>(
  ['../../docs/spec/changed.json', '../from-repository/changed.json'],
  { eager: true, import: 'default' },
);
const proofs = import.meta.glob<readonly string[]>(
  ['../../docs/spec/proved.json', '../from-repository/proved.json'],
  { eager: true, import: 'default' },
);

/** Returns where the states of the rules come from: runs, the committed list, or that of a release. */
export const describeSource = (runs: readonly RunRecord[]): string =>
  runs.length === 0 && !isRepository ? RELEASE_SOURCE : sourceSentence(runs);

/** Rules of the committed catalogue. */
export const rules: readonly Rule[] = parseRules(first(catalogues) ?? '');

/** Decisions by the rules whose text they have changed. */
export const decisionsByRule = first(changes) ?? {};

/** Ids of the rules that tests prove. */
export const provedRuleIds = first(proofs) ?? [];

// As text, because a broken file would break every page that imports it.
const files = import.meta.glob<string>('../../.spec/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Records of the last test runs on this machine; empty in a fresh clone. */
export const records: readonly RunRecord[] = Object.values(files).flatMap((text) => readRecord(text) ?? []);
