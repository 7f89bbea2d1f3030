import { findProperty, findTemplateInput, nameOfProperty, type Property } from '@meetcute/site/own-drawings';
import { iconNames } from '@meetcute/site/vite';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseModule } from '../edit-source.ts';
import { findBase } from '../find-base.ts';
import { requirePackage, type SourcePackage } from '../packages.ts';

/** Property of a template that names a slot. */
type SlotKind = 'layouts' | 'parts' | 'screens' | 'drawings' | 'icons';

/** A slot, and the module that fills it where a brand doesn't. */
export interface Slot {
  readonly name: string;
  readonly kind: SlotKind;
  readonly file: string;
  readonly package: SourcePackage;
  /** Text namespaces that the template which fills it names for it. Default: none. */
  readonly namespaces?: readonly string[];
}

const layouts = new Set(['default', 'chat', 'lander', 'empty']);

/** Returns the slots of a module that names a loader of each, such as `Logo: () => import('./parts/Logo.tsx')`. */
function readSlots(file: string): [name: string, file: string][] {
  if (!existsSync(file)) return [];
  const loaders = readFileSync(file, 'utf8').matchAll(/(\w+): \(\) => import\('(\.[^']+)'\)/g);
  return [...loaders].map(([, name, path]) => [name!, join(dirname(file), path!)]);
}

/** Returns the text namespaces that a template names for its slots. */
function readNamespaces(file: string): ReadonlyMap<string, readonly string[]> {
  const template = existsSync(file) ? findTemplateInput(parseModule(readFileSync(file, 'utf8'))) : undefined;
  const object = findProperty(template, 'namespaces')?.value;
  const properties = (object?.['properties'] ?? []) as readonly Property[];
  return new Map(
    properties.flatMap((property) => {
      const elements = (property.value['elements'] ?? []) as readonly { readonly value?: unknown }[];
      const names = elements.flatMap((each) => (typeof each.value === 'string' ? each.value : []));
      return [[nameOfProperty(property), names] as const];
    }),
  );
}

/** Returns the slots of drawings, which the kit fills, and those of icons, which Phosphor fills. */
function findDrawnSlots(site: SourcePackage): Slot[] {
  const kit = requirePackage(site.folder, '@meetcute/kit');
  const icons = requirePackage(site.folder, '@phosphor-icons/react');
  const drawings = globSync('*.tsx', { cwd: join(kit.folder, 'src/drawings') }).toSorted();
  return [
    ...drawings.map((path): Slot => {
      const file = join(kit.folder, 'src/drawings', path);
      return { name: basename(path, '.tsx'), kind: 'drawings', file, package: kit };
    }),
    ...iconNames.map((name): Slot => {
      const file = join(icons.folder, 'dist/defs', `${name}.es.js`);
      return { name, kind: 'icons', file, package: icons };
    }),
  ];
}

/** Returns the templates that the one in a folder extends, the nearest one last. */
function findBases(folder: string): SourcePackage[] {
  const base = findBase(folder);
  return base ? [...findBases(base.folder), base] : [];
}

/** Returns every slot of the template in a folder by its name, with what it inherits there. */
export function findSlots(folder: string): ReadonlyMap<string, Slot> {
  const site = requirePackage(folder, '@meetcute/site');
  const slots = new Map<string, Slot>();
  for (const kind of ['parts', 'screens'] as const)
    for (const [name, file] of readSlots(join(site.folder, 'src/pages', `${kind}.ts`)))
      slots.set(name, { name, kind, file, package: site });
  if (slots.size > 0) for (const slot of findDrawnSlots(site)) slots.set(slot.name, slot);
  for (const base of findBases(folder)) {
    const source = join(base.folder, 'src/template.ts');
    for (const [name, file] of readSlots(source)) {
      const kind = layouts.has(name) ? 'layouts' : slots.get(name)?.kind;
      if (kind) slots.set(name, { name, kind, file, package: base });
    }
    for (const [name, namespaces] of readNamespaces(source)) {
      const slot = slots.get(name);
      if (slot) slots.set(name, { ...slot, namespaces });
    }
  }
  return slots;
}
