import { parseSync } from 'vite';

/** Node of the syntax tree of a module. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

/** Property of an object, with its key. */
export interface Property extends Node {
  readonly key: Node & { readonly name?: string; readonly value?: unknown };
  readonly value: Node;
}

/** Object without properties, in place of one that a module lacks. */
export const emptyNode: Node = { type: 'ObjectExpression', start: 0, end: 0, properties: [] };

/** Returns the syntax tree of a module; null for text that can't be parsed. */
export function parseModule(text: string): Node | null {
  const { program, errors } = parseSync('module.ts', text, { sourceType: 'module' });
  return errors.length === 0 ? (program as unknown as Node) : null;
}

/** Returns the object that a module passes to `defineTemplate()`; undefined where it passes none, or something else. */
export function findTemplate(node: unknown): Node | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const { type, callee, arguments: args } = node as Node;
  if (type === 'CallExpression' && (callee as { name?: string }).name === 'defineTemplate') {
    const [input] = args as Node[];
    return input?.type === 'ObjectExpression' ? input : undefined;
  }
  for (const child of Object.values(node)) {
    const template = findTemplate(child);
    if (template) return template;
  }
  return undefined;
}

/** Whether code names a variable or a property, in whatever place. */
export function usesName(node: unknown, name: string): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ((node as Node).type === 'Identifier' && (node as Node)['name'] === name) return true;
  return Object.values(node).some((child) => usesName(child, name));
}

/** Returns the value of an exported constant, without `as` and `satisfies`; undefined where a module exports none. */
export function findExported(program: Node, name: string): Node | undefined {
  const declarations = (program['body'] as Node[])
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => ((declaration as Node | null)?.['declarations'] ?? []) as Node[]);
  let value = declarations.find(({ id }) => (id as { name?: string }).name === name)?.['init'];
  while (['TSAsExpression', 'TSSatisfiesExpression'].includes((value as Node | undefined)?.type ?? ''))
    value = (value as Node)['expression'];
  return value as Node | undefined;
}

/** Returns a property of an object; undefined where it has none by this name. */
export const propertyOf = ({ properties }: Node, name: string): Property | undefined =>
  (properties as readonly Property[] | undefined)?.find(
    ({ type, key }) => type === 'Property' && (key.name ?? key.value) === name,
  );

/** Returns a text with a line at the end of an object, indented by `depth` levels. */
export function appendProperty(text: string, object: Node, line: string, depth: number): string {
  const last = (object['properties'] as readonly Node[]).at(-1);
  const start = last?.end ?? object.start + 1;
  const rest = text.slice(start, object.end - 1).replace(/^,/, '');
  const close = rest.includes('\n') ? rest.trimEnd() : rest.trim();
  const comma = last ? ',' : '';
  return `${text.slice(0, start)}${comma}${close}\n${'  '.repeat(depth)}${line},\n${'  '.repeat(depth - 1)}${text.slice(object.end - 1)}`;
}

/** Returns a module with another import, before the first one with a later path. */
export function addImport(text: string, name: string, path: string): string {
  const imports = ((parseModule(text)?.['body'] ?? []) as Node[]).filter(
    ({ type }) => type === 'ImportDeclaration',
  );
  const pathOf = ({ source }: Node) => (source as { value: string }).value;
  const next = imports.find((each) => pathOf(each).startsWith('./') && pathOf(each) > path);
  const line = `import { ${name} } from '${path}';`;
  if (next) return `${text.slice(0, next.start)}${line}\n${text.slice(next.start)}`;
  const end = imports.at(-1)?.end;
  return end === undefined ? `${line}\n\n${text}` : `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

/** Returns a changed module with the line ends of the text before; null where it can't be parsed any more. */
export function finishEdit(before: string, after: string | null): string | null {
  if (after === null || parseModule(after) === null) return null;
  return before.includes('\r\n') ? after.replaceAll(/\r?\n/g, '\r\n') : after;
}
