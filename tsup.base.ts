import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Build configuration of all packages: ESM, external dependencies, entries from the exports map. */
export function definePackage(options: Options = {}): ReturnType<typeof defineConfig> {
  const { exports } = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')) as {
    exports: Exports;
  };
  return defineConfig({
    entry: entriesOf(exports),
    format: 'esm',
    platform: 'neutral',
    target: 'es2024',
    clean: true,
    splitting: true,
    treeshake: false,
    silent: true,
    esbuildPlugins: [styledComponentIds],
    ...options,
  });
}
