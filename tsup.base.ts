import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { transform } from 'oxc-transform';
import { defineConfig } from 'tsup';
import type { Options } from 'tsup';

type Exports = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Gives every styled component an ID from its file and its position in it, so that a prebuilt package has the
 * same class names on the server and in the browser.
 */
export const styledComponentIds: EsbuildPlugin = {
  name: 'styled-component-ids',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('styled-components')) return undefined;
      // Uses a path relative to the package: an absolute one would give each machine different IDs.
      const { code, errors } = await transform(path.slice(process.cwd().length + 1), source, {
        jsx: { runtime: 'automatic' },
        typescript: { rewriteImportExtensions: false },
        plugins: { styledComponents: { ssr: true, fileName: false, pure: true } },
      });
      return { contents: code, loader: 'js', errors: errors.map(({ message }) => ({ text: message })) };
    });
  },
};

/**
 * Libraries whose importers are client modules. The JSX runtime is one of them: a part that imports only `usePart` is a
 * client component too.
 */
const CLIENT_LIBRARY =
  /\bfrom ?['"](react|react-dom|react-aria|react-aria-components|react-i18next|@tanstack\/react-query|styled-components)(\/[^'"]*)?['"]/;

/** Marks a compiled module of components or hooks as client code for frameworks with server components. */
export const markClient = (code: string): string =>
  CLIENT_LIBRARY.test(code) ? `'use client';\n${code}` : code;

/** Compiles each module on its own: types, JSX, IDs of styled components, and the name of the imported file. */
const compileModule: EsbuildPlugin = {
  name: 'compile-module',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const { code, errors } = await transform(path.slice(process.cwd().length + 1), source, {
        // The manager of Storybook has a React of its own, without the functions of the automatic transform.
        jsx: { runtime: source.includes("import * as React from 'react'") ? 'classic' : 'automatic' },
        typescript: { rewriteImportExtensions: 'rewrite' },
        plugins: { styledComponents: { ssr: true, fileName: false, pure: true } },
      });
      return {
        contents: markClient(code),
        loader: 'js',
        errors: errors.map(({ message }) => ({ text: message })),
      };
    });
  },
};

/**
 * Returns the entries of a package: one for each subpath whose `@meetcute/source` is a source file, at the
 * same path under `dist`.
 */
export function entriesOf(exports: Exports): Record<string, string> {
  const sources = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [] : [target['@meetcute/source']],
  );
  const files = sources.filter(
    (file) => file !== undefined && /\.tsx?$/.test(file) && !file.includes('*'),
  ) as string[];
  return Object.fromEntries(files.map((file) => [file.replace(/^\.\/src\/|\.tsx?$/g, ''), file]));
}

/** Returns the exports map of the package whose build runs. */
const readExports = (): Exports =>
  (JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')) as { exports: Exports }).exports;

/** Build configuration of all packages: ESM, external dependencies, entries from the exports map. */
export function definePackage(options: Options = {}): ReturnType<typeof defineConfig> {
  return defineConfig({
    entry: entriesOf(readExports()),
    format: 'esm',
    platform: 'neutral',
    target: 'es2024',
    clean: true,
    splitting: true,
    treeshake: false,
    silent: true,
    // A library without a declared dependency would be bundled silently; `check:packages` reports its import.
    skipNodeModulesBundle: true,
    esbuildPlugins: [styledComponentIds],
    ...options,
  });
}

const assets = { '.json': 'copy', '.webm': 'copy', '.webp': 'copy' } as const;

/** Returns the files that entries load, directly or through each other, with the entries; relative to the package. */
function loadedFiles(entries: readonly string[]): string[] {
  const { metafile } = buildSync({
    entryPoints: [...entries],
    absWorkingDir: process.cwd(),
    bundle: true,
    packages: 'external',
    format: 'esm',
    outdir: 'dist',
    loader: assets,
    metafile: true,
    write: false,
  });
  return Object.keys(metafile.inputs).map((file) => file.replace(/\?.*/, ''));
}

/**
 * Build configuration of packages whose modules reach a browser: one file for each module that an entry loads. An app
 * bundles the modules that it uses alone, and frameworks with server components can import rules and client components
 * from the same entry point. `others` are modules that are loaded by path, so that no entry names them.
 */
export const defineModules = (
  options: Options = {},
  others: readonly string[] = [],
): ReturnType<typeof defineConfig> =>
  definePackage({
    entry: loadedFiles([...Object.values(entriesOf(readExports())), ...others]),
    bundle: false,
    loader: assets,
    esbuildPlugins: [compileModule],
    ...options,
  });
