import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that take longest, longest first. Vitest sorts by the time that a file took before or by its size, and in a
 * fresh clone these come last: some have four lines and run the whole contract.
 */
export const LONG_FILES: readonly string[] = [
  'packages/conformance/src/postgres.test.ts',
  'packages/conformance/src/pglite-refusals.test.ts',
  'packages/conformance/src/pglite-members.test.ts',
  'packages/conformance/src/pglite-chats.test.ts',
  'packages/conformance/src/several-servers.test.ts',
  'packages/conformance/src/mocks.test.ts',
  // Seconds of waiting.
  'packages/react/src/live/start-live-sync.test.ts',
  'packages/client/src/events.test.ts',
];

type File = { readonly moduleId: string; readonly project: { readonly name: string } };

function readRank({ moduleId }: File): number {
  const rank = LONG_FILES.findIndex((file) => moduleId.endsWith(`/${file}`));
  return rank < 0 ? LONG_FILES.length : rank;
}

/**
 * Sorts the long files of each project before its others, whose order stays. Files of a project stay together: Vitest ends a
 * worker whose next file is of another project, and the new one loads all modules again.
 */
export const sortLongFilesFirst = <T extends File>(files: readonly T[]): T[] =>
  [...Map.groupBy(files, ({ project }) => project.name).values()].flatMap((ofProject) =>
    ofProject.toSorted((a, b) => readRank(a) - readRank(b)),
  );

/** Order of the test files of a run: the long ones first, so that no core waits for one of them at the end. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return sortLongFilesFirst(await super.sort(files));
  }
}
