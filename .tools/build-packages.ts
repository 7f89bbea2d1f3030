/**
 * Builds the code of all published packages, or of those whose folders are named: `node .tools/build-packages.ts core
 * react`. With `--stale` it leaves out those whose sources are older than their build. One process builds them, because
 * starting tsup took longer than its work.
 */
import { globSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Options } from 'tsup';
import { buildFolder, hasBuild, readPackages, root } from './workspace.ts';
import type { WorkspacePackage } from './workspace.ts';

const changeOf = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether a build is newer than all that it reads. The folders among the sources tell of files that are gone. */
function isCurrent(one: WorkspacePackage): boolean {
  const builtAt = changeOf(join(buildFolder(one), 'index.js'));
  const sources = globSync(['src', 'src/**', 'package.json', 'tsup.config.ts'], {
    cwd: join(root, one.folder),
  });
  const inputs = [...sources.map((path) => join(one.folder, path)), 'tsup.base.ts', 'pnpm-lock.yaml'];
  return inputs.every((path) => changeOf(path) < builtAt);
}

const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const isStaleOnly = words.includes('--stale');
const packages = readPackages().filter(hasBuild);
for (const one of packages) {
  const { folder } = one;
  if ((names.length > 0 && !names.includes(basename(folder))) || (isStaleOnly && isCurrent(one))) continue;
  const path = join(root, folder);
  // The configuration and tsup read the working directory; esbuild reads it only once.
  process.chdir(path);
  const { default: options } = (await import(join(path, 'tsup.config.ts'))) as { default: Options };
  await build({
    ...options,
    config: false,
    esbuildOptions: (esbuild, context) => {
      options.esbuildOptions?.(esbuild, context);
      esbuild.absWorkingDir = path;
    },
  });
}
