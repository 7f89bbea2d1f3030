import { findNearNames } from '@meetcute/host/near-names';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../input-error.ts';
import { LOCK_FILE, lockText, readLock, type Lock } from '../lock/lock-file.ts';
import { writeAll } from '../write-all.ts';
import { addToTemplate, namespacesLine, slotLine } from './add-to-template.ts';
import { collectFiles, type EjectedFile } from './collect-files.ts';
import { findDisclosures } from './disclosures.ts';
import { findSlots, type Slot } from './find-slots.ts';
import { missingPackages } from './missing-packages.ts';
import { checkTemplate } from '../packages.ts';

/** Result of `meetcute eject`. */
export interface EjectResult {
  /** Files that were written, the one of the slot first. */
  readonly files: readonly string[];
  /** Files that are there already, from an earlier ejection. */
  readonly kept: readonly string[];
  /** Line of `src/template.ts` that fills the slot. */
  readonly line: string;
  /** Line of `namespaces` in `src/template.ts` with the texts that the component needs; null where it has or needs none. */
  readonly namespaces: string | null;
  /** Property of the template that it belongs to. */
  readonly kind: Slot['kind'];
  /** Whether these lines were added. */
  readonly isRegistered: boolean;
  /** Packages that the brand needs besides, as `npm install` takes them. */
  readonly packages: readonly string[];
  /** Disclosures that the component shows and the brand must keep. */
  readonly disclosures: readonly string[];
}

function findSlot(folder: string, name: string): Slot {
  const slots = findSlots(folder);
  if (slots.size === 0)
    throw new InputError('The installed @meetcute/site has no sources. Update it: npm update @meetcute/site');
  const slot = slots.get(name);
  if (slot) return slot;
  const [nearest] = findNearNames(name, [...slots.keys()]);
  throw new InputError(
    `There is no slot '${name}'. ${nearest === undefined ? `Slots: ${[...slots.keys()].join(', ')}.` : `The nearest one is '${nearest}'.`}`,
  );
}

/** Separates new files from those of an earlier ejection. Throws where another file is in the way. */
function sortFiles(folder: string, files: readonly EjectedFile[], lock: Lock | null) {
  const existing = files.filter(({ path }) => existsSync(join(folder, path)));
  const [first] = files;
  const inTheWay = existing.filter(
    ({ path, from }) => path === first?.path || lock?.ejected.get(path)?.from !== from,
  );
  if (inTheWay.length > 0)
    throw new InputError(
      inTheWay.map(({ path }) => `${path} exists already. Move it away first, and nothing of it is lost.`),
    );
  return { kept: existing, added: files.filter((file) => !existing.includes(file)) };
}

function nextLock(lock: Lock | null, files: readonly EjectedFile[]): Lock {
  const ejectedOrigins = new Map(lock?.ejected);
  for (const { path, from, version, hash } of files) ejectedOrigins.set(path, { from, version, hash });
  return { packages: new Map(), texts: null, tokens: null, ...lock, ejected: ejectedOrigins };
}

/** Copies the default component of a slot into a template. Changes nothing where it can't. */
export function eject(folder: string, name: string): EjectResult {
  checkTemplate(folder);
  const slot = findSlot(folder, name);
  const lock = readLock(folder);
  const { files, imports, graph } = collectFiles(slot);
  const { kept: keptFiles, added } = sortFiles(folder, files, lock);
  const path = files[0]!.path;
  const source = readFileSync(join(folder, 'src/template.ts'), 'utf8');
  const template = addToTemplate(source, slot, path);
  const code = files.map(({ content }) => (typeof content === 'string' ? content : '')).join('\n');
  writeAll(
    folder,
    new Map<string, string | Uint8Array>([
      ...added.map((file) => [file.path, file.content] as const),
      [LOCK_FILE, lockText(nextLock(lock, added))],
      ...(template === null ? [] : [['src/template.ts', template] as const]),
    ]),
  );
  return {
    files: added.map((file) => file.path),
    kept: keptFiles.map((file) => file.path),
    line: slotLine(slot, path),
    namespaces: namespacesLine(source, slot),
    kind: slot.kind,
    isRegistered: template !== null,
    packages: missingPackages(folder, graph.package, imports),
    disclosures: findDisclosures(code),
  };
}
