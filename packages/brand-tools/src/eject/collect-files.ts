import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { InputError } from '../input-error.ts';
import type { Slot } from './find-slots.ts';
import { DRAWN, parseDrawnId } from '@meetcute/site/own-drawings';
import { iconSource } from './icon-source.ts';
import { ModuleGraph } from './module-graph.ts';
import { pathFrom, requirePackage, type SourcePackage } from '../packages.ts';
import type { ModuleImport } from './read-module.ts';
import { rewrite, type Target } from './rewrite.ts';

/** A file of a package, as a brand gets it. */
export interface EjectedFile {
  /** Path in the brand's folder, with slashes. */
  readonly path: string;
  readonly content: string | Uint8Array;
  /** Path of the original, with the name of its package. */
  readonly from: string;
  /** Version of that package. */
  readonly version: string;
  /** Hash of the original. */
  readonly hash: string;
}

/** Everything that a brand needs to have a slot as a file of its own. */
interface Ejection {
  /** Files; the one of the slot is the first. */
  readonly files: readonly EjectedFile[];
  /** Imports of packages. */
  readonly imports: ReadonlySet<string>;
  /** Package of the originals. */
  readonly graph: ModuleGraph;
}

/** Returns the hash of a file by which a change of it is noticed. */
export const hashOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Modules of packages by their folder, so that several slots read each module once. */
export type Graphs = Map<string, ModuleGraph>;

function graphOf(source: SourcePackage, graphs: Graphs): ModuleGraph {
  const graph = graphs.get(source.folder) ?? new ModuleGraph(source);
  graphs.set(source.folder, graph);
  return graph;
}

/** Returns where the component of a slot is written: a slot may only pass on one of another package. */
function findComponent(slot: Slot, graphs: Graphs): { graph: ModuleGraph; file: string; name: string } {
  let graph = graphOf(slot.package, graphs);
  let origin = graph.findOrigin(slot.file, 'default');
  while ('package' in origin) {
    graph = graphOf(requirePackage(graph.package.folder, origin.package), graphs);
    origin = graph.findOrigin(join(graph.package.folder, 'src/index.ts'), origin.name);
  }
  return { graph, ...origin };
}

class Collection {
  readonly files: EjectedFile[] = [];
  readonly imports = new Set<string>();
  readonly #graph: ModuleGraph;
  readonly #paths: Map<string, string>;

  constructor(graph: ModuleGraph, file: string, path: string) {
    this.#graph = graph;
    this.#paths = new Map([[file, path]]);
  }

  /** Copies a module, and after it all that it needs. `extra` is text at its end. */
  add(file: string, extra = ''): void {
    const { package: source } = this.#graph;
    const original = readFileSync(file);
    const isModule = /\.tsx?$/.test(file);
    const neededFiles: string[] = [];
    this.files.push({
      path: this.#pathOf(file),
      content: isModule ? this.#rewrite(file, neededFiles) + extra : original,
      from: `${source.name}/${pathFrom(source.folder, file)}`,
      version: source.version,
      hash: hashOf(original),
    });
    for (const each of neededFiles) if (!this.#has(each)) this.add(each);
  }

  #has(file: string): boolean {
    const path = this.#pathOf(file);
    return this.files.some((each) => each.path === path);
  }

  #pathOf(file: string): string {
    const { folder } = this.#graph.package;
    return this.#paths.get(file) ?? `src/${pathFrom(join(folder, 'src'), file)}`;
  }

  #rewrite(file: string, neededFiles: string[]): string {
    const module = this.#graph.read(file);
    if (module.hasState) {
      const { name, folder } = this.#graph.package;
      throw new InputError(
        `It needs ${pathFrom(folder, file)} of ${name}, whose state the site shares with it. A copy would not.`,
      );
    }
    return rewrite(module, (moduleImport) => {
      if (!moduleImport.specifier.startsWith('.')) this.imports.add(moduleImport.specifier);
      return moduleImport.specifier.startsWith('.') ? this.#target(file, moduleImport, neededFiles) : null;
    });
  }

  #target(file: string, moduleImport: ModuleImport, neededFiles: string[]): Target {
    const [path = '', query] = moduleImport.specifier.split('?');
    const other = join(dirname(file), path);
    const publicNames: Target['publicNames'][number][] = [];
    const privateNames: ModuleImport['names'][number][] = [];
    for (const name of moduleImport.names) {
      const origin = name.imported === '*' ? null : this.#graph.findOrigin(other, name.imported);
      const publicName =
        origin && 'file' in origin ? this.#graph.publicName(origin.file, origin.name) : undefined;
      if (publicName === undefined) privateNames.push(name);
      else publicNames.push({ ...name, publicName });
    }
    const entry = this.#graph.package.name;
    if (publicNames.length > 0) this.imports.add(entry);
    const isNeeded = privateNames.length > 0 || moduleImport.names.length === 0;
    if (isNeeded) neededFiles.push(other);
    const relative = posix.relative(posix.dirname(this.#pathOf(file)), this.#pathOf(other));
    const specifier = `${relative.startsWith('.') ? '' : './'}${relative}${query === undefined ? '' : `?${query}`}`;
    return { specifier: isNeeded ? specifier : null, publicNames, privateNames, entry };
  }
}

/** Returns the module of a slot whose default is an icon of Phosphor, which has no source that a brand could change. */
function collectIcon({ name, file, package: source }: Slot, graphs: Graphs): Ejection {
  const original = readFileSync(file);
  const content = iconSource(name, original.toString());
  const originalPath = `${source.name}/${pathFrom(source.folder, file)}`;
  const path = `src/icons/${name}.tsx`;
  return {
    files: [{ path, content, from: originalPath, version: source.version, hash: hashOf(original) }],
    imports: new Set(['@meetcute/kit/icon']),
    graph: graphOf(source, graphs),
  };
}

/** Returns the text at the end of a copied module that exports its component for the slot. */
function exportSlot(slot: Slot, name: string): string {
  if (slot.kind === 'drawings' && slot.package.name === '@meetcute/kit')
    return `\nexport default () => ${parseDrawnId(`${DRAWN}drawings/${slot.name}`)!.exported};\n`;
  return name === 'default' ? '' : `\nexport default ${name};\n`;
}

/** Returns the files of a slot. Throws where it can't be copied. */
export function collectFiles(slot: Slot, graphs: Graphs = new Map()): Ejection {
  if (slot.kind === 'icons' && slot.file.endsWith('.js')) return collectIcon(slot, graphs);
  const { graph, file, name } = findComponent(slot, graphs);
  const path =
    slot.kind === 'layouts' || slot.kind === 'screens'
      ? `src/${pathFrom(join(graph.package.folder, 'src'), file)}`
      : `src/${slot.kind}/${slot.name}.tsx`;
  const collection = new Collection(graph, file, path);
  collection.add(file, exportSlot(slot, name));
  return { files: collection.files, imports: collection.imports, graph };
}
