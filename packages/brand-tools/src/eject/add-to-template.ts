import { parseSync } from 'vite';
import { InputError } from '../input-error.ts';
import type { Slot } from './find-slots.ts';

interface Node {
  readonly type: string;
  readonly properties?: readonly Node[];
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

interface Property extends Node {
  readonly key: Node & { readonly name?: string; readonly value?: unknown };
  readonly value: Node;
}

/** Returns the line of a template that fills a slot. */
export const slotLine = ({ name }: Slot, path: string): string =>
  `${name}: () => import('./${path.replace(/^src\//, '')}')`;

function findCall(node: unknown): Node | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const { type, callee, arguments: args } = node as Node;
  if (type === 'CallExpression' && (callee as { name?: string }).name === 'defineTemplate')
    return (args as Node[])[0];
  for (const child of Object.values(node)) {
    const call = findCall(child);
    if (call) return call;
  }
  return undefined;
}

const propertyOf = ({ properties }: Node, name: string): Property | undefined =>
  (properties as readonly Property[] | undefined)?.find(
    ({ type, key }) => type === 'Property' && (key.name ?? key.value) === name,
  );

/** Returns a text with another one at the end of an object, indented by `depth` levels. */
function append(text: string, object: Node, line: string, depth: number) {
  const last = object.properties?.at(-1);
  const start = last?.end ?? object.start + 1;
  const rest = text.slice(start, object.end - 1).replace(/^,/, '');
  const close = rest.includes('\n') ? rest.trimEnd() : rest.trim();
  const comma = last ? ',' : '';
  return `${text.slice(0, start)}${comma}${close}\n${'  '.repeat(depth)}${line},\n${'  '.repeat(depth - 1)}${text.slice(object.end - 1)}`;
}

const isModule = (text: string) =>
  parseSync('template.ts', text, { sourceType: 'module' }).errors.length === 0;

function add(text: string, slot: Slot, path: string): string | null {
  const parsed = parseSync('template.ts', text, { sourceType: 'module' });
  const template = parsed.errors.length === 0 ? findCall(parsed.program) : undefined;
  if (template?.type !== 'ObjectExpression') return null;
  const line = slotLine(slot, path);
  const kind = propertyOf(template, slot.kind);
  if (!kind) return append(text, template, `${slot.kind}: {\n    ${line},\n  }`, 1);
  if (kind.value.type !== 'ObjectExpression') return null;
  if (propertyOf(kind.value, slot.name))
    throw new InputError(`src/template.ts fills the slot '${slot.name}' already. Remove its line first.`);
  return append(text, kind.value, line, 2);
}

/**
 * Returns `src/template.ts` with a line that fills a slot; null where that is not plain, for example because its parts
 * come from another module. Throws where it fills the slot already.
 */
export function addToTemplate(text: string, slot: Slot, path: string): string | null {
  const added = add(text, slot, path);
  if (added === null || !isModule(added)) return null;
  return text.includes('\r\n') ? added.replaceAll(/\r?\n/g, '\r\n') : added;
}
