/**
 * Builds the code of all published packages, or of those whose folders are named: `node .tools/build-packages.ts core
 * react`. One process builds them, because starting tsup took longer than its work.
 */
import { basename, join } from 'node:path';
import { build, type Options } from 'tsup';
import { hasBuild, readPackages, root } from './workspace.ts';

const names = process.argv.slice(2);
const built = readPackages().filter(hasBuild);
for (const { folder } of built) {
  if (names.length > 0 && !names.includes(basename(folder))) continue;
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
