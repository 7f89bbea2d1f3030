/** Refuses import cycles, counting type imports and `import()` too, which the linter's own rule does not follow. */
/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Move what both sides need into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'An import that is not found hides a cycle.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, path: '^(\\.|@meetcute/)' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    doNotFollow: 'node_modules',
    exclude: '(^|/)(node_modules|dist|build)/|^packages/e2e/apps/',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@meetcute/source', 'import', 'default'],
    },
  },
};
