import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { writeWhole } from '../../packages/brand-tools/src/write-whole.ts';
import type { HookEntry, PartEntry } from '../../packages/storybook/src/docs/part-entry.ts';
import { root as ROOT } from '../workspace.ts';
import { Reader } from './part-reader.ts';

const ENTRIES = ['kit', 'react'].map((name) => join(ROOT, `packages/${name}/src/index.ts`));

/** Files that decide how sources are read, and which types libraries have. */
const READERS = [
  ...['library.ts', 'part-reader.ts', 'part-words.ts'].map((name) => join(import.meta.dirname, name)),
  ...['tsconfig.base.json', 'pnpm-lock.yaml'].map((name) => join(ROOT, name)),
];

/** Library as the last process has read it. Each package that is packed is a process of its own. */
const CACHE = join(ROOT, '.cache/library.json');

interface Library {
  parts: readonly PartEntry[];
  hooks: readonly HookEntry[];
  /** Time of the last change of each source. */
  changes: readonly (readonly [path: string, time: number])[];
}

const optionsOf = (): ts.CompilerOptions => {
  const path = join(ROOT, 'tsconfig.base.json');
  const { config } = ts.readConfigFile(path, (name) => ts.sys.readFile(name));
  return ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options;
};

const changeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function readLibrary(): Library {
  const program = ts.createProgram(ENTRIES, optionsOf());
  const reader = new Reader(program);
  const sources = program.getSourceFiles().map(({ fileName }) => fileName);
  const entries = ENTRIES.flatMap((entry) => program.getSourceFile(entry) ?? []);
  return {
    parts: entries.flatMap((file) => reader.partsOf(file)),
    hooks: entries.flatMap((file) => reader.hooksOf(file)),
    changes: [...sources.filter((path) => !path.includes('/node_modules/')), ...READERS].map((path) => [
      path,
      changeOf(path),
    ]),
  };
}

function readCache(): Library | undefined {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8')) as Library;
  } catch {
    return undefined;
  }
}

const isCurrent = ({ changes }: Library) => changes.every(([path, time]) => changeOf(path) === time);

let last: Library | undefined;

/** Reads all parts and hooks of kit and react from their sources with TypeScript; again only after a change, as it takes some seconds. */
export function loadLibrary(): Pick<Library, 'parts' | 'hooks'> {
  last ??= readCache();
  if (last && isCurrent(last)) return last;
  last = readLibrary();
  // Packages may be packed at once.
  writeWhole(CACHE, JSON.stringify(last));
  return last;
}

const ID = 'virtual:parts';

/** Vite plugin that serves `virtual:parts`, an array of all parts of kit and react. Only docs pages load it. */
export const partsPlugin = (): Plugin => ({
  name: 'meetcute:parts',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) =>
    id === `\0${ID}` ? `export const parts = ${JSON.stringify(loadLibrary().parts)};` : undefined,
});
