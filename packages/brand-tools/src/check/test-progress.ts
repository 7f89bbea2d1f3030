import type { Reporter, TestModule } from 'vitest/node';
import { readProjectName, type TestProject } from './test-report.ts';

/** How far the tests of a project are. */
interface ProjectProgress {
  /** Tests that have run. */
  readonly done: number;
  /** Tests that have not run, of files whose tests are known. */
  readonly left: number;
  readonly files: number;
  /** Files whose tests are not known: they name them as they are loaded. */
  readonly unknownFiles: number;
}

/** How far a run is, by project. */
export type TestProgress = Readonly<Partial<Record<TestProject, ProjectProgress>>>;

/** Returns a reporter that calls `onProgress` with the state of the run at its start and after each step of it. */
export function reportProgress(onProgress: (progress: TestProgress) => void): Reporter {
  const progress = new Map<string, ProjectProgress>();
  const leftIn = new Map<string, number>();
  const update = (project: string, change: (each: ProjectProgress) => Partial<ProjectProgress>) => {
    const state = progress.get(project) ?? { done: 0, left: 0, files: 0, unknownFiles: 0 };
    progress.set(project, { ...state, ...change(state) });
  };
  const setLeft = (module: TestModule, count: number) => {
    const change = count - (leftIn.get(module.id) ?? 0);
    leftIn.set(module.id, count);
    update(readProjectName(module), ({ left }) => ({ left: left + change }));
  };
  const report = () => onProgress(Object.fromEntries(progress));
  return {
    onTestRunStart(specifications) {
      for (const specification of specifications)
        update(readProjectName(specification), ({ files, unknownFiles }) => ({
          files: files + 1,
          unknownFiles: unknownFiles + 1,
        }));
      report();
    },
    onTestModuleCollected(module) {
      update(readProjectName(module), ({ unknownFiles }) => ({ unknownFiles: unknownFiles - 1 }));
      setLeft(module, [...module.children.allTests()].length);
      report();
    },
    onTestCaseResult(test) {
      const { module } = test;
      setLeft(module, Math.max(0, (leftIn.get(module.id) ?? 0) - 1));
      // Stories that this run does not have are skipped, and count neither here nor there.
      if (test.result().state !== 'skipped')
        update(readProjectName(module), ({ done }) => ({ done: done + 1 }));
      report();
    },
    onTestModuleEnd(module) {
      setLeft(module, 0);
      report();
    },
  };
}

const titles: Readonly<Record<TestProject, string>> = {
  disclosures: 'places with labels, adverts and prices',
  stories: 'stories',
};

/** Returns how far a run is, in words; empty before it knows its files. */
export const describeTests = (progress: TestProgress): string =>
  (Object.keys(titles) as TestProject[])
    .flatMap((project) => {
      const state = progress[project];
      if (!state) return [];
      const { done, left, files, unknownFiles } = state;
      const rest = unknownFiles === 0 ? `${left} left` : `${unknownFiles} of ${files} files left`;
      return [`${titles[project]}: ${done} done, ${rest}`];
    })
    .join('; ');
