import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entriesOf } from '../tsup.base.ts';
import { buildFolder, isLibrary, readPackages, root } from './workspace.ts';

/**
 * Writes the declarations of all published libraries into their `dist` in one compiler run, one file for each
 * module. Bundling the declarations of each package took several times as long. tsup writes the code first.
 */
const published = readPackages().filter(isLibrary);
const folder = join(root, '.cache', 'declarations');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const config = {
  extends: '../../tsconfig.json',
  // Starts from the entries, so that tests and their helpers have no declarations. Also includes modules
  // without types.
  files: published.flatMap((one) =>
    Object.values(entriesOf(one.manifest.exports ?? {})).map((file) => join(root, one.folder, file)),
  ),
  include: ['../../packages/*/src/**/*.d.ts'],
  compilerOptions: {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // Lint has checked the types; checking them again took more than half of the time.
    noCheck: true,
    // The members of inferred unions have one order, so that the API files change only with the API.
    stableTypeOrdering: true,
    rootDir: root,
    outDir: folder,
  },
};
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
// TypeScript 7 checks the types but is not used here: 7.0.2 silently omits some files, different ones each
// time.
const compiler = join(root, 'node_modules', 'typescript', 'lib', 'tsc.js');
const { status } = spawnSync(process.execPath, [compiler, '--project', folder], { stdio: 'inherit' });
if (status !== 0) process.exit(1);

/**
 * Matches relative imports of sources. The compiler keeps `./x.ts`, but readers of `dist` need `./x.js` and
 * its types.
 */
const SOURCE_NAME = /(['"])(\.{1,2}\/[^'"\n]+)\.tsx?\1/g;
for (const one of published) {
  const emitted = join(folder, one.folder, 'src');
  for (const file of globSync('**/*.d.ts', { cwd: emitted })) {
    const target = join(root, buildFolder(one), file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(join(emitted, file), 'utf8').replaceAll(SOURCE_NAME, '$1$2.js$1'));
  }
}
