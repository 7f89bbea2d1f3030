import { defineConfig } from 'oxlint';

/** Globals that `core` must receive as arguments. */
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
    'packages/storybook/public',
    '**/*.d.ts',
    // Apps outside the workspace, whose builds check them.
    'packages/e2e/apps',
  ],
  env: { browser: true, node: true, es2024: true },
  rules: {
    'meetcute/import-direction': 'error',
    'meetcute/money-digits': 'error',
    'meetcute/server-layers': 'error',
    'meetcute/variable-names': 'error',
    'eslint/no-console': 'error',
    'eslint/eqeqeq': 'error',
    // No text becomes code or markup; `no-eval` and `no-implied-eval` are among the categories.
    'eslint/no-new-func': 'error',
    'react/no-danger': 'error',
    'eslint/max-lines': ['warn', { max: 250, skipBlankLines: true, skipComments: true }],
    // Files have kebab-case names; those of components and classes are in PascalCase, those of hooks in camelCase.
    'unicorn/filename-case': ['error', { cases: { kebabCase: true, pascalCase: true } }],
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    // `check:cycles` follows `import()` as well.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    // Tests may pass a message to `expect`, assert a property, and name a suite by a call.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert', 'assert*'] }],
    'vitest/valid-title': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'promise/always-return': 'off',

    // The JSX transform and TypeScript (noImplicitReturns) already check these.
    'react/react-in-jsx-scope': 'off',
    'typescript/consistent-return': 'off',
    // Parsed JSON and narrowed keys are asserted on entry; the contract checks external data.
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-unnecessary-type-assertion': 'off',
    'typescript/no-useless-default-assignment': 'off',
    'typescript/no-generated-empty-object-type': 'off',
    'typescript/require-array-sort-compare': 'off',
    // `const { left_out, ...rest }` omits a key.
    'eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
    // Matters of style: a helper near its use, a local list sorted in place, fonts imported for their side
    // effect.
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    // Methods of the Hono context and of our own closures have no `this`; a BroadcastChannel has no origin.
    'typescript/unbound-method': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'eslint/no-underscore-dangle': 'off',
    // React Aria's RouterProvider takes a hook as a prop, and templates provide screens by name.
    'react/hooks': 'off',
    'react/static-components': 'off',
    // Safari drops the list role of unstyled lists; a scrollable region needs a tab stop; axe checks labels of
    // custom controls.
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
  },
  overrides: [
    // Named by the code of the country.
    { files: ['packages/places/src/maps/*'], rules: { 'unicorn/filename-case': 'off' } },
    {
      files: ['**/use[A-Z]*.{ts,tsx}'],
      rules: { 'unicorn/filename-case': ['error', { case: 'camelCase' }] },
    },
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
      // A site starts no programs, so that nothing of a request can become a command.
      files: [
        'packages/{contract,core,client,i18n,places,react,theme,kit,site,demo,server,host,desk}/src/**',
        'templates/*/src/**',
      ],
      excludeFiles: ['**/*.test.{ts,tsx}', 'packages/host/src/testing/**'],
      rules: {
        'eslint/no-restricted-imports': [
          'error',
          {
            paths: ['child_process', 'node:child_process', 'vm', 'node:vm'].map((name) => ({
              name,
              message:
                'A site starts no programs and evaluates no code. Do it with a library in the process, or in a tool of .tools.',
            })),
          },
        ],
      },
    },
    {
      // Names of roles keep the no-break spaces of French in Storybook's own queries.
      files: ['stories/**', '.storybook/**'],
      rules: {
        'eslint/no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: 'storybook/test',
                importNames: ['within', 'screen'],
                message: 'Take `within` of @meetcute/storybook, which finds each text that `t` returns.',
              },
            ],
          },
        ],
      },
    },
    {
      // Programs write to the console, and so does the server's default log.
      files: [
        'packages/{host,spec,bench,e2e,conformance}/**',
        'packages/server/src/ports/**',
        'packages/*/*.ts',
        'packages/*/src/**/main.ts',
        'packages/create-template/{bin,src}/**',
        '.tools/**',
        '**/*.config.ts',
        'packages/i18n/src/warn.ts',
      ],
      rules: { 'eslint/no-console': 'off' },
    },
    {
      // Suites and long data lists are as long as their content.
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
