import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { claimErrors } from './claims.ts';
import { fromRoot, readCommit, readRules, writeRecord } from './files.ts';
import { toRunRecord } from './record.ts';
import type { TestRecord } from './record.ts';

const STATE_OF_OUTCOME = {
  expected: 'passed',
  flaky: 'flaky',
  unexpected: 'failed',
  skipped: 'skipped',
} as const;

function toTestRecord(test: TestCase): TestRecord {
  const spec = test.annotations.flatMap(({ type, description }) =>
    type === 'spec' && description ? [description] : [],
  );
  return {
    name: test.titlePath().filter(Boolean).join(' > '),
    file: fromRoot(test.location.file),
    // An expected failure counts as failed, because the behavior is missing.
    state: test.expectedStatus === 'failed' ? 'failed' : STATE_OF_OUTCOME[test.outcome()],
    spec: [...new Set(spec)],
  };
}

/**
 * Records the rules that journeys name and their results. Only complete runs are recorded, so `--grep` keeps
 * the old record.
 */
export default class SpecReporter implements Reporter {
  #suite: Suite | undefined;
  #isPartial = false;

  onBegin(config: FullConfig, suite: Suite): void {
    this.#suite = suite;
    const narrowing = /^(--grep|-g|--shard|--last-failed|--only-changed|--project)|\.(spec|test)\b|:\d+$/;
    this.#isPartial = config.shard !== null || process.argv.slice(2).some((word) => narrowing.test(word));
  }

  async onEnd(result: FullResult): Promise<{ status: 'failed' } | undefined> {
    const tests = (this.#suite?.allTests() ?? []).map(toTestRecord);
    const ruleIds = new Set(readRules().map((rule) => rule.id));
    const errors = tests.flatMap((test) =>
      claimErrors(test.spec, ruleIds).map((error) => `${test.name}: ${error}`),
    );
    for (const error of errors) console.error(error);
    if (!this.#isPartial && result.status !== 'interrupted')
      writeRecord(toRunRecord({ project: 'e2e', kind: 'e2e', commit: readCommit() }, tests));
    return errors.length > 0 ? { status: 'failed' } : undefined;
  }

  printsToStdio(): boolean {
    return false;
  }
}
