import { expect, test } from 'vitest';
import { toRunRecord } from './record.ts';
import type { TestRecord } from './record.ts';
import type { Rule } from './rules.ts';
import { sourceSentence, stateSentence } from './sentences.ts';

const run = (project: string, commit: string | null) => toRunRecord({ project, kind: 'unit', commit }, []);
const older = '0123456789abcdef';
const newer = 'fedcba9876543210';

test.each([
  [
    'the committed list without records',
    [],
    'From docs/spec/proved.json, the list of the last complete run; run npm test for the tests behind each rule.',
  ],
  [
    'the commit of all runs',
    [run('unit', older), run('stories', older)],
    'From the last test runs on this machine: unit, stories at commit 01234567.',
  ],
  [
    'each commit with its runs',
    [run('unit', older), run('e2e', newer), run('server', older)],
    'From the last test runs on this machine: unit, server at commit 01234567; e2e at commit fedcba98.',
  ],
  [
    'runs outside a Git checkout',
    [run('unit', null)],
    'From the last test runs on this machine: unit at an unknown commit.',
  ],
])('names %s', (_source, records, sentence) => {
  expect(sourceSentence(records)).toBe(sentence);
});

const rule: Rule = {
  id: 'search.rule',
  area: 'search',
  section: 1,
  proof: ['unit', 'e2e'],
  text: 'It holds.',
};
const failedTest: TestRecord = { name: 'a test', file: 'a.test.ts', state: 'failed', spec: [] };

test.each([
  [{ isProved: true }, 'Proved'],
  [{}, 'Open: wants a unit test or a journey'],
  [{ isListed: true }, 'Open: wants a unit test or a journey'],
  [{ claims: [{ kind: 'unit' as const, test: failedTest }] }, 'Open: a test failed'],
  [{ changedBy: '024-deviations' }, 'Changed by decision 024-deviations'],
  [{ changedBy: '024-deviations', isProved: true }, 'Proved as decided in 024-deviations'],
])('a rule with %j: %s', (state, sentence) => {
  const open = { rule, claims: [], isListed: false, isProved: false, changedBy: null };
  expect(stateSentence({ ...open, ...state })).toBe(sentence);
});
