import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { normalizePath, parseSync } from 'vite';
import {
  findExtended,
  findProperty,
  findTemplateInput,
  nameOfProperty,
  type SyntaxNode,
  type Property,
} from './template-source.ts';

/** Property of a template with slots that a build puts in place of their defaults. */
export type DrawnKind = 'drawings' | 'icons';

/** Modules that a template has in place of defaults, by the name of their slot. Paths are those of Vite, with slashes. */
export interface OwnDrawings extends Readonly<Record<DrawnKind, ReadonlyMap<string, string>>> {
  /** Modules that name them: the template, and those that it extends. */
  readonly templates: readonly string[];
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** Returns the path of a module as Vite names it, on Windows too. */
const pathFrom = (file: string, specifier: string) => normalizePath(join(dirname(file), specifier));

/** Returns the syntax tree of a module; an empty one where there is none. Throws for one that can't be parsed. */
function parse(file: string): SyntaxNode {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const { program, errors } = parseSync(file, text, { sourceType: 'module' });
  const [error] = errors.filter(({ severity }) => severity === 'Error');
  if (error) throw new Error(`${file} can't be parsed: ${error.message}`);
  return program as unknown as SyntaxNode;
}

/** Returns the path that a loader imports; undefined where it is not written as `() => import('./….tsx')`. */
function readLoader({ value }: Property): string | undefined {
  const body = (value as SyntaxNode | undefined)?.['body'];
  const source =
    isNode(body) && body.type === 'ImportExpression' ? (body['source'] as SyntaxNode)['value'] : null;
  return typeof source === 'string' && source.startsWith('.') ? source : undefined;
}

function readSlots(
  file: string,
  input: SyntaxNode | undefined,
  kind: DrawnKind,
): [name: string, file: string][] {
  const object = findProperty(input, kind)?.value;
  if (!object) return [];
  const properties = (object.type === 'ObjectExpression' ? object['properties'] : [object]) as Property[];
  return properties.map((property) => {
    const path = readLoader(property);
    if (path !== undefined) return [nameOfProperty(property), pathFrom(file, path)];
    throw new Error(
      `${file}: write each of '${kind}' there as Name: () => import('./${kind}/Name.tsx'), because a build reads it.`,
    );
  });
}

/** Returns the module of an installed template: its source inside the workspace, else its build. */
function findModule(name: string, importer: string): string | undefined {
  const link = findPackageJSON(name, pathToFileURL(importer));
  if (link === undefined) return undefined;
  // Vite follows links too.
  const manifest = realpathSync(link);
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    exports?: Record<string, Record<string, string>>;
  };
  const entry = exports?.['.'];
  const path =
    (import.meta.url.endsWith('.ts') ? entry?.['@meetcute/source'] : undefined) ?? entry?.['default'];
  return path === undefined ? undefined : pathFrom(manifest, path);
}

/** Returns the specifier by which the template in a file imports the one that it extends; undefined where it extends none. */
export const readExtended = (file: string): string | undefined => findExtended(parse(file))?.from;

/**
 * Reads from the source of a template which drawings and icons it has in place of the defaults, those that it inherits
 * included. Throws where they are written in another way than a build can read.
 */
export function readOwnDrawings(file: string): OwnDrawings {
  const program = parse(file);
  const input = findTemplateInput(program);
  const baseSpecifier = findExtended(program)?.from;
  const base = baseSpecifier?.startsWith('.')
    ? pathFrom(file, baseSpecifier)
    : baseSpecifier && findModule(baseSpecifier, file);
  const inheritedDrawings = base ? readOwnDrawings(base) : null;
  const merge = (kind: DrawnKind) =>
    new Map([...(inheritedDrawings?.[kind] ?? []), ...readSlots(file, input, kind)]);
  return {
    drawings: merge('drawings'),
    icons: merge('icons'),
    templates: [normalizePath(file), ...(inheritedDrawings?.templates ?? [])],
  };
}
