/** Mutation run over `packages/core`: `npm run test:mutation`. */
export default {
  packageManager: 'pnpm',
  testRunner: 'core',
  plugins: ['./.tools/mutation/runner.ts'],
  mutate: [
    'packages/core/src/**/*.ts',
    '!packages/core/src/**/*.test.ts',
    '!packages/core/src/**/index.ts',
    '!packages/core/src/testing.ts',
  ],
  // The compiler refuses nearly every changed text, because texts of rules are members of a union.
  mutator: { excludedMutations: ['StringLiteral'] },
  // A mutant of a table that is read while modules load needs a process of its own, which takes seconds.
  ignoreStatic: true,
  ignorePatterns: [
    'stories',
    'templates',
    'docs',
    'packages/{bench,client,conformance,demo,desk,e2e,host,kit,mocks,places,react,server,site,spec,theme}',
  ],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { reportTests: false, allowColor: false },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
  concurrency: 1,
  timeoutMS: 20_000,
  coverageAnalysis: 'perTest',
};
