import type { Reporter, TestCase, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import { fromRoot, readCommit, writeRecord } from './files.ts';
import './meta.ts';
import { toRunRecord } from './record.ts';
import type { TestRecord } from './record.ts';
import type { Kind } from './rules.ts';

const KIND_OF_PROJECT: Readonly<Record<string, Kind>> = {
  unit: 'unit',
  parts: 'unit',
  server: 'server',
  stories: 'story',
  contract: 'contract',
};

/** Whether a file is part of the contract suite, which runs with the tests of the server. */
const isContract = (path: string) => fromRoot(path).startsWith('packages/conformance/');

/**
 * Returns the project's name without the browser, such as `parts` for `parts (chromium)`. The contract has its own; the
 * outages beside it are no part of it.
 */
const projectName = ({ project, moduleId }: TestModule) =>
  project.name === 'server' && isContract(moduleId) ? 'contract' : project.name.replace(/ \(.*\)$/, '');

/** An expected failure counts as failed, because the behavior is missing. */
function stateOf(test: TestCase): TestRecord['state'] {
  if (test.options.fails) return 'failed';
  if (test.diagnostic()?.flaky) return 'flaky';
  const { state } = test.result();
  return state === 'pending' ? 'skipped' : state;
}

function toTestRecord(test: TestCase): TestRecord {
  const { spec = [], storyId, axe } = test.meta();
  return {
    name: test.fullName,
    file: fromRoot(test.module.moduleId),
    state: stateOf(test),
    spec,
    ...(storyId === undefined ? {} : { storyId }),
    ...(axe === undefined ? {} : { axe }),
  };
}

/** Whether the run excluded tests of a project; such a run must not replace a complete record. */
async function isPartial({ config }: Vitest, modules: readonly TestModule[]): Promise<boolean> {
  const { testNamePattern, shard, watch, env } = config;
  // `npm test` is a complete run: what it leaves to the full run proves nothing alone.
  const tagsFilter = (config.tagsFilter ?? []).filter((tag) => tag !== '!full');
  // All stories in one look are not what a whole run is: each story in the look of its id.
  if (env['STORIES_LOOK']) return true;
  if (testNamePattern || tagsFilter.length > 0 || shard || watch) return true;
  const [first] = modules;
  const { testFiles = [] } = (await first?.project.globTestFiles()) ?? {};
  const moduleIds = new Set(modules.map((module) => module.moduleId));
  return testFiles.some(
    (file) => first !== undefined && isContract(file) === isContract(first.moduleId) && !moduleIds.has(file),
  );
}

/** Records the rules that tests name and their results under `.spec/`. Fails on unknown IDs. */
export class SpecReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    _errors: unknown,
    reason: TestRunEndReason,
  ): Promise<void> {
    if (!this.#vitest || reason === 'interrupted') return;
    const commit = readCommit();
    for (const [project, ofProject] of Map.groupBy(modules, projectName)) {
      const kind = KIND_OF_PROJECT[project];
      if (!kind || (await isPartial(this.#vitest, ofProject))) continue;
      const tests = ofProject.flatMap((module) => [...module.children.allTests()]).map(toTestRecord);
      writeRecord(toRunRecord({ project, kind, commit }, tests));
    }
  }
}
