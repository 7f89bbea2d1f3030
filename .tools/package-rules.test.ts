import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkImport } from './check-import.ts';
import { lintFiles } from './lint-files.ts';
import { packageRules, REPOSITORY } from './package-rules.ts';
import { readPackages, root } from './workspace.ts';

const names = Object.keys(packageRules);
const fileIn = (room: string, file = 'x.ts') =>
  room === 'templates'
    ? `templates/brand/src/${file}`
    : room === 'stories'
      ? `stories/${file}`
      : `packages/${room}/src/${file}`;
const specifierOf = (room: string) =>
  room === 'templates' ? '@meetcute/template-classic' : `@meetcute/${room}`;
const isAllowed = (importer: string, target: string) => {
  const { packages: may = [], except = [] } = packageRules[importer] ?? {};
  return may === '*' ? !except.includes(target) : may.includes(target);
};

/** Returns the other packages. */
const othersOf = (importer: string) => names.filter((target) => target !== importer);
const heavy = [
  'react',
  'styled-components',
  '@tanstack/react-query',
  'hono',
  'drizzle-orm',
  'msw',
  'zod',
  'react-aria-components',
];
const mayUse = (importer: string, library: string) => {
  const { libraries = [] } = packageRules[importer] ?? {};
  return libraries === '*' || libraries.includes(library);
};

describe('oxlint on a file for every import direction', () => {
  let violations: Map<string, string[]>;

  beforeAll(() => {
    const files = new Map<string, string>();
    for (const importer of names) {
      for (const target of othersOf(importer))
        files.set(fileIn(importer, `to-${target}.ts`), `export * from '${specifierOf(target)}';\n`);
      for (const name of heavy) files.set(fileIn(importer, `lib-${name}.ts`), `export * from '${name}';\n`);
    }
    violations = lintFiles(files, 'import-direction');
  }, 60_000);

  test.for(names)('%s may import the packages of the table, and no others', (importer) => {
    const failing = othersOf(importer).filter((target) =>
      violations.has(fileIn(importer, `to-${target}.ts`)),
    );
    expect(failing).toEqual(othersOf(importer).filter((target) => !isAllowed(importer, target)));
    for (const target of failing) {
      const [message, ...more] = violations.get(fileIn(importer, `to-${target}.ts`)) ?? [];
      expect(message).toMatch(/may import (no other package|every package but|.+ only).*; .+\.$/);
      expect(more).toEqual([]);
    }
  });

  test.for(names)('%s may import the heavy libraries of the table, and no others', (importer) => {
    const failing = heavy.filter((name) => violations.has(fileIn(importer, `lib-${name}.ts`)));
    expect(failing).toEqual(heavy.filter((name) => !mayUse(importer, name)));
  });
});

test('the message names the allowed imports and the alternative', () => {
  expect(checkImport('packages/core/src/x.ts', '@meetcute/react', false)).toBe(
    'packages/core may import contract only; move what needs React to packages/react, and what fetches to packages/client.',
  );
});

test('the message for a template says where the rules of core are', () => {
  expect(checkImport(fileIn('templates'), '@meetcute/core', false)).toMatch(
    /^templates\/ may import site, kit, react, theme, i18n, .* only; what a part needs of core is in @meetcute\/react/,
  );
});

test('every package may import the types of contract and core, but not their values', () => {
  for (const room of names) expect(checkImport(fileIn(room), '@meetcute/contract', true), room).toBeNull();
  expect(checkImport('packages/theme/src/x.ts', '@meetcute/core', false)).toContain(
    'packages/theme may import',
  );
});

test('tests, stories, configuration and dev files are exempt', () => {
  const exempt = ['x.test.ts', 'x.test.tsx', 'x.stories.tsx', 'x.config.ts'].map((file) =>
    fileIn('core', file),
  );
  for (const path of [
    ...exempt,
    'templates/brand/src/dev.tsx',
    'templates/brand/vite.config.ts',
    'packages/core/generate.ts',
  ]) {
    expect(checkImport(path, '@meetcute/server', false), path).toBeNull();
  }
});

test('stories may not import the server', () => {
  expect(checkImport('stories/screens/Home.stories.tsx', '@meetcute/server', false)).toContain(
    'every package but server and host',
  );
});

test('a relative path does not circumvent the rule', () => {
  expect(checkImport('packages/core/src/a/x.ts', '../../../react/src/index.ts', false)).toContain(
    'may import contract only',
  );
  expect(checkImport('packages/kit/src/x.ts', '../../react/src/index.ts', false)).toContain('by its name');
  expect(checkImport('templates/nocturne/src/x.ts', '../../classic/src/tokens.ts', false)).toContain(
    'by its name',
  );
  expect(checkImport('packages/core/src/a/x.ts', '../b/y.ts', false)).toBeNull();
});

test('packages that are not published may import test helpers of the server', () => {
  const helper = '../../server/test/data-folder.ts';
  for (const name of ['conformance', 'e2e', 'bench'])
    expect(checkImport(fileIn(name), helper, false), name).toBeNull();
  expect(checkImport(fileIn('host'), helper, false)).toContain('by its name');
  expect(checkImport(fileIn('storybook'), helper, false)).toContain('may import');
  expect(checkImport(fileIn('e2e'), '../../server/src/index.ts', false)).toContain('by its name');
});

test("packages for the browser may not import Node's modules", () => {
  expect(checkImport('packages/kit/src/x.ts', 'node:fs', false)).toContain('runs in the browser too');
  expect(checkImport('packages/site/src/vite/x.ts', 'node:fs', false)).toBeNull();
  expect(checkImport('packages/server/src/x.ts', 'node:fs', false)).toBeNull();
});

test('every package of the workspace has rules', () => {
  const folders = readPackages().map(({ folder }) =>
    folder.startsWith('templates/') ? 'templates' : folder.replace('packages/', ''),
  );
  expect([...new Set(folders)].filter((folder) => !names.includes(folder))).toEqual([]);
});

test('no package may import a library that it does not use', () => {
  // The libraries of React and React Aria are allowed together.
  const families = ['react', 'react-dom', 'react-aria', 'react-aria-components', '@internationalized/date'];
  const unusedLibraries = names.flatMap((name) => {
    const { libraries } = packageRules[name]!;
    const pattern =
      name === 'templates' ? 'templates/*/src/**/*.{ts,tsx}' : `packages/${name}/src/**/*.{ts,tsx}`;
    const text = globSync(pattern, { cwd: root })
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('');
    return (libraries === '*' ? [] : libraries)
      .filter(
        (library) => !families.includes(library) && !new RegExp(`(from |import\\()'${library}`).test(text),
      )
      .map((library) => `${name}: ${library}`);
  });
  expect(unusedLibraries).toEqual([]);
});

/** Packages whose files are served, so that sources import nothing of them. */
const SERVED = ['@meetcute/desk'];

test('no package depends on a package that its sources may not import', () => {
  const wrong = readPackages().flatMap(({ folder, manifest }) =>
    Object.keys(manifest.dependencies ?? {})
      .filter((name) => name.startsWith('@meetcute/') && !SERVED.includes(name))
      .filter((name) => checkImport(`${folder}/src/x.ts`, name, true) !== null)
      .map((name) => `${folder} depends on ${name}`),
  );
  expect(wrong).toEqual([]);
});

const publishedPackages = readPackages().filter(({ manifest }) => !manifest.private);

test.each(publishedPackages)('the manifest of $folder says where its sources are', ({ folder, manifest }) => {
  expect(manifest).toMatchObject({
    homepage: `${REPOSITORY}/tree/main/${folder}#readme`,
    repository: { type: 'git', url: `git+${REPOSITORY}.git`, directory: folder },
    bugs: { url: `${REPOSITORY}/issues` },
  });
});
