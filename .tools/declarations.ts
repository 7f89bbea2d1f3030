import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { entriesOf } from '../tsup.base.ts';
import { buildFolder, isLibrary, readPackages, root } from './workspace.ts';

/**
 * Writes the declarations of all published libraries into their `dist` in one compiler run, one file for each
 * module. Bundling the declarations of each package took several times as long. tsup writes the code first.
 */
const publishedLibraries = readPackages().filter(isLibrary);
const folder = join(root, '.cache', 'declarations');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const entries = publishedLibraries.flatMap((one) =>
  Object.values(entriesOf(one.manifest.exports ?? {})).map((file) => join(root, one.folder, file)),
);
const createConfig = (files: readonly string[]) => ({
  extends: '../../tsconfig.base.json',
  files,
  // Modules without types.
  include: ['../../packages/*/src/**/*.d.ts'],
  compilerOptions: {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // `lint` checks the types; checking them again took more than half of the time.
    noCheck: true,
    // The members of inferred unions have one order, so that the API files change only with the API.
    stableTypeOrdering: true,
    rootDir: root,
    outDir: folder,
  },
});

/** Runs the compiler on files; returns what it printed. One thread, because several infer what they share again. */
function compile(files: readonly string[], ...args: readonly string[]): string {
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(createConfig(files)));
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  const { status, stdout } = spawnSync(
    process.execPath,
    [compiler, '--project', folder, '--singleThreaded', ...args],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'inherit'],
      // Collects garbage less often.
      env: { ...process.env, GOGC: '400' },
    },
  );
  if (status === 0) return stdout;
  console.error(stdout);
  process.exit(1);
}

// Starts from the entries, so that tests and their helpers have no declarations. Then names each file: the compiler omits
// those that it first meets in `node_modules`, where the packages of the workspace are linked.
const sources = compile(entries, '--listFilesOnly')
  .split('\n')
  .filter((file) => /^(?!.*(\.d\.ts$|\/node_modules\/)).*\.tsx?$/.test(file));
compile(sources);
const missing = sources.filter(
  (file) => !existsSync(join(folder, relative(root, file)).replace(/\.tsx?$/, '.d.ts')),
);
if (missing.length > 0) {
  console.error(`The compiler has written no declarations for:\n${missing.join('\n')}`);
  process.exit(1);
}

/**
 * Matches relative imports of sources. The compiler keeps `./x.ts`, but readers of `dist` need `./x.js` and
 * its types.
 */
const SOURCE_NAME = /(['"])(\.{1,2}\/[^'"\n]+)\.tsx?\1/g;
for (const one of publishedLibraries) {
  const emittedFolder = join(folder, one.folder, 'src');
  for (const file of globSync('**/*.d.ts', { cwd: emittedFolder })) {
    const target = join(root, buildFolder(one), file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(
      target,
      readFileSync(join(emittedFolder, file), 'utf8').replaceAll(SOURCE_NAME, '$1$2.js$1'),
    );
  }
}
