import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findBase, requirePackage, type SourcePackage } from '../packages.ts';

/** Property of a template that names a slot. */
type SlotKind = 'layouts' | 'parts' | 'screens';

/** A slot, and the module that fills it where a brand doesn't. */
export interface Slot {
  readonly name: string;
  readonly kind: SlotKind;
  readonly file: string;
  readonly package: SourcePackage;
}

const layouts = new Set(['default', 'chat', 'lander', 'empty']);

/** Returns the slots of a module that names a loader of each, such as `Logo: () => import('./parts/Logo.tsx')`. */
function readSlots(file: string): [name: string, file: string][] {
  if (!existsSync(file)) return [];
  const loaders = readFileSync(file, 'utf8').matchAll(/(\w+): \(\) => import\('(\.[^']+)'\)/g);
  return [...loaders].map(([, name, path]) => [name!, join(dirname(file), path!)]);
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
  for (const base of findBases(folder))
    for (const [name, file] of readSlots(join(base.folder, 'src/template.ts'))) {
      const kind = layouts.has(name) ? 'layouts' : slots.get(name)?.kind;
      if (kind) slots.set(name, { name, kind, file, package: base });
    }
  return slots;
}
