import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { InputError } from './input-error.ts';
import { readJsonFile } from './tokens/dtcg/json-file.ts';

/** The manifest of a package, as far as commands read it. */
export interface Manifest {
  readonly name?: string;
  readonly version?: string;
  /** Field by which the host finds a template. */
  readonly meetcute?: object;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** An installed package whose sources can be copied. */
export interface SourcePackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Reads a package.json. Throws an InputError with the place of what is no JSON. */
export function readManifest(folder: string): Manifest {
  const file = join(folder, 'package.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch (fault) {
    if (fault instanceof SyntaxError) readJsonFile(file);
    throw fault;
  }
}

/** Returns a package that a folder or another package depends on; undefined where it is not installed. */
export function findPackage(dependentFolder: string, name: string): SourcePackage | undefined {
  try {
    const folder = dirname(
      createRequire(join(dependentFolder, 'package.json')).resolve(`${name}/package.json`),
    );
    const manifest = readManifest(folder);
    return { name, version: manifest.version ?? '0.0.0', folder, manifest };
  } catch {
    return undefined;
  }
}

/** Returns an installed package that must be there. */
export function requirePackage(dependentFolder: string, name: string): SourcePackage {
  const source = findPackage(dependentFolder, name);
  if (source) return source;
  throw new InputError(`${name} is not installed. Install the packages of this folder first.`);
}

/** Throws where a folder has no template. */
export function checkTemplate(folder: string): void {
  if (!existsSync(join(folder, 'package.json')) || !existsSync(join(folder, 'src', 'template.ts')))
    throw new InputError(`${folder} is no template: it has no package.json and src/template.ts.`);
}

/** Returns a path with slashes, relative to a folder. */
export const pathFrom = (folder: string, file: string): string => relative(folder, file).split(sep).join('/');
