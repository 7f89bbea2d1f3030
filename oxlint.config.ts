import { defineConfig } from 'oxlint';

/** What `core` has to get as an argument instead of reaching for it. */
const reaching = [
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'fetch',
  'setTimeout',
  'setInterval',
];

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'vitest', 'promise'],
  jsPlugins: ['./.tools/lint-plugin.ts'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: [
    '**/dist',
    '**/build',
    '**/migrations',
    'storybook-static',
    'coverage',
    '.storybook/public',
    '**/*.d.ts',
  ],
  env: { browser: true, node: true, es2024: true },
  rules: {
    'meetcute/import-direction': 'error',
    'eslint/no-console': 'error',
    'eslint/max-lines': ['warn', { max: 250, skipBlankLines: true, skipComments: true }],
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    // `check:cycles` follows `import()` as well.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    // A check in a loop says which item failed, a property counts as a check, a suite may be named by a call.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert', 'assert*'] }],
    'vitest/valid-title': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'promise/always-return': 'off',

    // The JSX transform and TypeScript (noImplicitReturns) already hold these.
    'react/react-in-jsx-scope': 'off',
    'typescript/consistent-return': 'off',
    // Parsed JSON and narrowed keys are asserted where they enter; the contract checks what comes from outside.
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-unnecessary-type-assertion': 'off',
    'typescript/no-useless-default-assignment': 'off',
    'typescript/no-generated-empty-object-type': 'off',
    'typescript/require-array-sort-compare': 'off',
    // `const { left_out, ...rest }` is how a key is left out.
    'eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
    // Style more than suspicion: a helper where it is used, a list of one's own sorted in place, fonts imported for effect.
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    // Methods of the Hono context and of our own objects of closures have no `this`; a BroadcastChannel has no origin.
    'typescript/unbound-method': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'eslint/no-underscore-dangle': 'off',
    // React Aria's RouterProvider takes a hook as a prop, and a screen is looked up in the template by its name.
    'react/hooks': 'off',
    'react/static-components': 'off',
    // Safari forgets that an unstyled list is one; a region may scroll by keyboard; axe sees the labels of drawn controls.
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
  },
  overrides: [
    {
      files: ['packages/core/src/**'],
      rules: {
        'eslint/no-restricted-globals': [
          'error',
          ...reaching.map((name) => ({
            name,
            message: `core is pure: it gets what it needs of ${name} as an argument.`,
          })),
        ],
      },
    },
    {
      // Programs talk to the console, and so does the default log of the server.
      files: [
        'packages/{host,spec,bench,e2e,conformance,create-template}/**',
        'packages/server/src/ports/**',
        'packages/*/*.ts',
        'packages/*/src/**/main.ts',
        '.tools/**',
        '**/*.config.ts',
        'packages/i18n/src/warn.ts',
      ],
      rules: { 'eslint/no-console': 'off' },
    },
    {
      // The libraries are measured as their own pages say to use them.
      files: ['packages/bench/src/grid/page/libraries.tsx'],
      rules: { 'react/incompatible-library': 'off', 'react/no-unstable-nested-components': 'off' },
    },
    {
      // Suites and long lists of data are as long as what they list.
      files: [
        '**/*.test.ts',
        '**/*.test.tsx',
        'packages/conformance/**',
        'packages/places/**',
        '**/*.generated.ts',
      ],
      rules: { 'eslint/max-lines': 'off', 'typescript/no-base-to-string': 'off' },
    },
  ],
});
