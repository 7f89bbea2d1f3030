import type { InstrumenterContext } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import type {
  DryRunResult,
  MutantRunOptions,
  MutantRunResult,
  TestResult,
  TestRunner,
} from '@stryker-mutator/api/test-runner';
import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from 'oxc-transform';
import { startFile, tests } from './tests.ts';
import type { RegisteredTest } from './tests.ts';

const VITEST = new URL('./vitest.ts', import.meta.url).href;
const TESTS = 'packages/core/src/**/*.test.ts';

/** State that the mutated sources read: which mutant is active, and who runs. */
const context = ((globalThis as { __stryker__?: InstrumenterContext }).__stryker__ ??= {});

async function runTest({ id, file, run }: RegisteredTest): Promise<TestResult> {
  const start = performance.now();
  const result = () => ({ id, name: id, fileName: resolve(file), timeSpentMs: performance.now() - start });
  try {
    await run();
    return { ...result(), status: TestStatus.Success };
  } catch (error) {
    return { ...result(), status: TestStatus.Failed, failureMessage: String(error) };
  }
}

/**
 * Runs the tests of `core` in this process. Vitest starts a worker for each mutant, which takes a hundred times as
 * long as the few tests that reach it.
 */
class CoreTestRunner implements TestRunner {
  #importError: string | null = null;
  #isLoaded = false;

  // A module cannot be imported twice: Stryker starts a new process for mutants that act while modules load.
  capabilities() {
    return { reloadEnvironment: false };
  }

  init() {
    registerHooks({
      resolve: (specifier, hookContext, next) =>
        specifier === 'vitest'
          ? { url: VITEST, shortCircuit: true }
          : next(specifier, { ...hookContext, conditions: ['@meetcute/source', ...hookContext.conditions] }),
      // Node's own removal of types refuses unpaired surrogates, which tests of names use.
      load: (url, hookContext, next) => {
        if (!url.endsWith('.ts')) return next(url, hookContext);
        const { code } = transformSync(url, readFileSync(fileURLToPath(url), 'utf8'));
        return { format: 'module', source: code, shortCircuit: true };
      },
    });
    return Promise.resolve();
  }

  async #load(pattern: string): Promise<void> {
    if (this.#isLoaded) return;
    this.#isLoaded = true;
    try {
      for (const path of globSync(pattern).toSorted()) {
        startFile(path);
        await import(pathToFileURL(resolve(path)).href);
      }
    } catch (error) {
      this.#importError = String(error);
    }
  }

  async #run(
    isWanted: (test: RegisteredTest) => boolean,
    isFirstFailureEnough: boolean,
  ): Promise<DryRunResult> {
    if (this.#importError !== null) return { status: DryRunStatus.Error, errorMessage: this.#importError };
    const results: TestResult[] = [];
    for (const test of tests.filter(isWanted)) {
      context.currentTestId = test.id;
      const result = await runTest(test);
      results.push(result);
      if (isFirstFailureEnough && result.status === TestStatus.Failed) break;
    }
    delete context.currentTestId;
    return { status: DryRunStatus.Complete, tests: results };
  }

  async dryRun(): Promise<DryRunResult> {
    await this.#load(TESTS);
    const result = await this.#run(() => true, false);
    return result.status === DryRunStatus.Complete && context.mutantCoverage
      ? { ...result, mutantCoverage: context.mutantCoverage }
      : result;
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, hitLimit, mutantActivation, testFilter } = options;
    context.hitCount = 0;
    if (hitLimit === undefined) delete context.hitLimit;
    else context.hitLimit = hitLimit;
    if (mutantActivation === 'static') context.activeMutant = activeMutant.id;
    await this.#load(TESTS);
    context.activeMutant = activeMutant.id;
    const testIds = testFilter && new Set(testFilter);
    const result = await this.#run(({ id }) => testIds?.has(id) ?? true, true);
    delete context.activeMutant;
    return toMutantRunResult(determineHitLimitReached(context.hitCount, hitLimit) ?? result);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'core', CoreTestRunner)];
