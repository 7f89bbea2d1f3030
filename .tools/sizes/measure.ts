import { build } from 'esbuild';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readPackages, root, type Manifest, type WorkspacePackage } from '../workspace.ts';
import { builtFile } from './entries.ts';

/** Sizes in bytes. */
export interface Size {
  readonly gzip: number;
  readonly brotli: number;
}

const packages = readPackages();

/** Returns the peers of a package and of the library's packages that it depends on. */
function peersOf({ manifest }: WorkspacePackage): string[] {
  const packageNames = new Set([manifest.name]);
  for (const name of packageNames) {
    const one = packages.find((each) => each.manifest.name === name);
    for (const dependency of Object.keys(one?.manifest.dependencies ?? {}))
      if (dependency.startsWith('@meetcute/')) packageNames.add(dependency);
  }
  const manifests: Manifest[] = packages
    .map((one) => one.manifest)
    .filter(({ name }) => packageNames.has(name));
  return manifests.flatMap(({ peerDependencies }) => Object.keys(peerDependencies ?? {}));
}

/** Files that a script names and a page loads by themselves. */
const MEDIA = Object.fromEntries(
  ['.woff2', '.webp', '.webm', '.svg', '.css'].map((end) => [end, 'empty' as const]),
);

/**
 * Measures the script that an app loads with an import, minified: the libraries of the package count, its peers do not. Chunks
 * that load later do not count.
 */
export async function measure(one: WorkspacePackage, entry: string, what: string): Promise<Size> {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `export ${what} from '${builtFile(one, entry)}';`,
      resolveDir: join(root, one.folder),
    },
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    outdir: 'out',
    format: 'esm',
    target: 'es2024',
    minify: true,
    legalComments: 'none',
    external: peersOf(one).flatMap((name) => [name, `${name}/*`]),
    loader: MEDIA,
    logLevel: 'silent',
  });
  const first = new Set([Object.keys(metafile.outputs).find((path) => path.endsWith('stdin.js'))!]);
  for (const path of first)
    for (const { path: importedPath, kind } of metafile.outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && importedPath in metafile.outputs) first.add(importedPath);
  const files = outputFiles.filter(({ path }) => [...first].some((each) => path.endsWith(`/${each}`)));
  const sum = (compress: (content: Uint8Array) => Uint8Array) =>
    files.reduce((total, { contents }) => total + compress(contents).length, 0);
  return { gzip: sum((content) => gzipSync(content)), brotli: sum((content) => brotliCompressSync(content)) };
}
