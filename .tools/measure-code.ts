/**
 * Measures how many pieces the code has: `npm run measure [-- --json | --crumbs]`. A test holds the bounds
 * (`measure-code.test.ts`).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path/posix';
import { parseArgs } from 'node:util';
import { parseSync } from 'vite';
import knip from '../knip.config.ts';
import { readPackages, root } from './workspace.ts';

/** Lines that a source file has at most, and lines of a file that needs a reason of its own to exist. */
export const LINES_MAX = 250;
const CRUMB_LINES = 25;

/** Files that every template has by these names. */
const OF_TEMPLATES = /^templates\/[^/]+\/src\/(fonts|icon|tokens)\.ts$/;

/** Tables without logic, which may be longer. */
const DATA = ['packages/places/src/regions.ts'];

const CODE = /\.(?:mjs|js|tsx?)$/;
const TEST = /\.(?:test|spec|full)\.tsx?$/;
const STORY = /\.stories\.tsx$/;
/** Neither written here nor part of the workspace: generated files, and apps outside that try the packages. */
const FOREIGN = /\.generated\.|\/locales\/|^packages\/storybook\/public\/|^packages\/e2e\/apps\//;

/** Files that a test or a page finds by a pattern. */
// A build puts the drawings of a brand in place of whole modules.
const BY_PATTERN = ['stories/parts/*.docs.ts', '**/*.example.tsx', 'packages/kit/src/drawings/*.tsx'];

/** Measures of one file. */
export interface CodeFile {
  /** Path relative to the root. */
  readonly path: string;
  /** Whether members, operators or designers run it, or only a test or Storybook. */
  readonly kind: 'source' | 'test' | 'story';
  readonly lines: number;
  /** Paths of imported files, relative to the root; of types too. */
  readonly imports: readonly string[];
  /** Paths of files that `import()` or `export * as` names: a boundary that only a file can be. */
  readonly boundaries: readonly string[];
  /** Names that the file declares and exports. */
  readonly names: readonly string[];
}

/** A small file that one neighbour alone imports. */
export interface Crumb {
  readonly path: string;
  readonly lines: number;
  readonly importer: string;
}

/** Reads one file with the parser of Vite, which lists imports and exports. */
export function readCode(path: string, text: string): CodeFile {
  const { module } = parseSync(path, text, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  const exportEntries = module.staticExports.flatMap(({ entries }) => entries);
  const resolve = (specifiers: readonly string[]) =>
    specifiers.filter((each) => each.startsWith('.')).map((each) => join(dirname(path), each));
  const namespaces = exportEntries.filter(
    ({ importName, exportName }) => importName.kind === 'All' && exportName.name,
  );
  return {
    path,
    kind: TEST.test(path) ? 'test' : STORY.test(path) ? 'story' : 'source',
    lines: text.trimEnd().split('\n').length,
    imports: resolve([
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...exportEntries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ]),
    boundaries: resolve([
      ...module.dynamicImports.map(({ moduleRequest }) =>
        text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      ),
      ...namespaces.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ]),
    names: exportEntries.flatMap(({ moduleRequest, exportName }) =>
      moduleRequest ? [] : (exportName.name ?? []),
    ),
  };
}

const listFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');

/** Reads every file of code in the repository. */
export const readAllCode = (): readonly CodeFile[] =>
  listFiles()
    .filter((path) => CODE.test(path) && !FOREIGN.test(path) && existsSync(join(root, path)))
    .map((path) => readCode(path, readFileSync(join(root, path), 'utf8')));

/** Returns patterns of files that are run or imported by name: entries of packages, and what `knip` calls entries. */
export function findEntries(): readonly string[] {
  const exportedFiles = readPackages().flatMap(({ folder, manifest }) =>
    Object.values(manifest.exports ?? {})
      .flatMap((target) => (typeof target === 'string' ? target : Object.values(target)))
      .map((target) => join(folder, target)),
  );
  const knipEntries = Object.entries(knip.workspaces).flatMap(([folder, workspace]) =>
    folder !== '.' && 'entry' in workspace ? workspace.entry.map((pattern) => join(folder, pattern)) : [],
  );
  return [...exportedFiles, ...knipEntries, ...BY_PATTERN];
}

/**
 * Returns the sources of at most 25 lines that one file of their folder alone imports. Tests and stories count as
 * importers only where nothing else imports the file.
 */
export function findCrumbs(files: readonly CodeFile[], entries: readonly string[]): readonly Crumb[] {
  const sources = files.filter(({ kind }) => kind === 'source');
  const boundaries = new Set(sources.flatMap((file) => file.boundaries));
  const edges = files.flatMap((importer) =>
    [...new Set(importer.imports)].map((path) => ({ path, importer })),
  );
  const importers = Map.groupBy(edges, ({ path }) => path);
  return sources
    .filter(({ lines, path }) => lines <= CRUMB_LINES && !boundaries.has(path) && !OF_TEMPLATES.test(path))
    .flatMap(({ path, lines }) => {
      const all = (importers.get(path) ?? []).map(({ importer }) => importer);
      const real = all.filter(({ kind }) => kind === 'source');
      const [importer, ...others] = real.length > 0 ? real : all;
      const isAlone = importer && others.length === 0 && dirname(importer.path) === dirname(path);
      return isAlone ? [{ path, lines, importer: importer.path }] : [];
    })
    .filter(({ path }) => !entries.some((pattern) => matchesGlob(path, pattern)));
}

/** Returns the sources that are longer than allowed. */
export const findLong = (files: readonly CodeFile[]): readonly CodeFile[] =>
  files.filter(({ kind, lines, path }) => kind === 'source' && lines > LINES_MAX && !DATA.includes(path));

/** Returns the figures in the order in which they are printed. */
function measure(files: readonly CodeFile[], documents: readonly string[]) {
  const sources = files.filter(({ kind }) => kind === 'source');
  const countLines = (kind: CodeFile['kind']) =>
    files.filter((file) => file.kind === kind).reduce((sum, { lines }) => sum + lines, 0);
  const words = documents.map((path) => readFileSync(join(root, path), 'utf8').match(/\S+/g)?.length ?? 0);
  return {
    'source files': sources.length,
    'of at most 10 lines': sources.filter(({ lines }) => lines <= 10).length,
    'of at most 25 lines': sources.filter(({ lines }) => lines <= CRUMB_LINES).length,
    crumbs: findCrumbs(files, findEntries()).length,
    'of more than 250 lines': findLong(files).length,
    'lines of sources': countLines('source'),
    'lines of tests': countLines('test'),
    'lines of stories': countLines('story'),
    'exported names ending in Of': sources
      .flatMap(({ names }) => names)
      .filter((name) => /[a-z]Of$/.test(name)).length,
    'words in README and docs': words.reduce((sum, count) => sum + count, 0),
    decisions: documents.filter((path) => /\/decisions\/\d/.test(path)).length,
  };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, crumbs: { type: 'boolean' } } });
  const files = readAllCode();
  const long = findLong(files).map(({ path, lines }) => ({ path, lines }));
  const figures = measure(
    files,
    listFiles().filter((path) => /^(?:README\.md|docs\/.*\.md)$/.test(path)),
  );
  if (values.crumbs)
    for (const { path, lines, importer } of findCrumbs(files, findEntries()))
      console.log(`${String(lines).padStart(3)} ${path} <- ${basename(importer)}`);
  else if (values.json) console.log(JSON.stringify({ ...figures, long }, null, 2));
  else {
    for (const [name, value] of Object.entries(figures))
      console.log(`${name.padEnd(28)} ${String(value).padStart(7)}`);
    for (const { path, lines } of long) console.log(`${String(lines).padStart(5)} lines: ${path}`);
  }
}
