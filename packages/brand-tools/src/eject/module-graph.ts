import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SourcePackage } from '../packages.ts';
import { readModule, type ReadModule } from './read-module.ts';

/** A name where it is declared: in a module of the package, or in another package. */
type Origin =
  | { readonly file: string; readonly name: string }
  | { readonly package: string; readonly name: string };

const key = (file: string, name: string) => `${file}#${name}`;

/** Modules of a package, and what its entry exports of them. */
export class ModuleGraph {
  readonly package: SourcePackage;
  readonly #modules = new Map<string, ReadModule>();
  #publicNames: ReadonlyMap<string, string> | undefined;

  constructor(source: SourcePackage) {
    this.package = source;
  }

  /** Reads a module of TypeScript. */
  read(file: string): ReadModule {
    const existingModule = this.#modules.get(file);
    if (existingModule) return existingModule;
    const module = readModule(file, readFileSync(file, 'utf8'));
    this.#modules.set(file, module);
    return module;
  }

  /** Returns where a name of a module is declared. */
  findOrigin(file: string, name: string): Origin {
    if (!/\.tsx?$/.test(file)) return { file, name };
    const exports = this.read(file).imports.filter(({ kind }) => kind === 'export');
    for (const { specifier, names } of exports)
      for (const { imported, local } of names)
        if (local === name && imported !== '*') return this.#follow(file, specifier, imported);
    for (const { specifier, names } of exports)
      if (specifier.startsWith('.') && names.some(({ local }) => local === '*')) {
        const other = join(dirname(file), specifier);
        if (this.#exportedNames(other).has(name)) return this.findOrigin(other, name);
      }
    return { file, name };
  }

  /** Returns the name by which the package's entry exports what a module declares; undefined for a private name. */
  publicName(file: string, name: string): string | undefined {
    this.#publicNames ??= this.#readPublicNames();
    return this.#publicNames.get(key(file, name));
  }

  #follow(file: string, specifier: string, name: string): Origin {
    return specifier.startsWith('.')
      ? this.findOrigin(join(dirname(file), specifier), name)
      : { package: specifier, name };
  }

  #exportedNames(file: string): Set<string> {
    const { exportedNames, imports } = this.read(file);
    const names = new Set(exportedNames);
    for (const { kind, specifier, names: takenNames } of imports)
      if (kind === 'export' && specifier.startsWith('.') && takenNames.some(({ local }) => local === '*'))
        for (const name of this.#exportedNames(join(dirname(file), specifier))) names.add(name);
    return names;
  }

  #readPublicNames(): ReadonlyMap<string, string> {
    const entry = join(this.package.folder, 'src/index.ts');
    const names = new Map<string, string>();
    if (!existsSync(entry)) return names;
    for (const name of this.#exportedNames(entry)) {
      const origin = this.findOrigin(entry, name);
      if ('file' in origin) names.set(key(origin.file, origin.name), name);
    }
    return names;
  }
}
