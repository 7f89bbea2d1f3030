import type { SyntaxNode } from '@meetcute/site/own-drawings';
import { parseSync } from 'vite';

/** Syntax tree of a module without code, in place of one that can't be parsed. */
export const emptyProgram: SyntaxNode = { type: 'Program', start: 0, end: 0, body: [] };

/** Returns the syntax tree of a module; null for text that can't be parsed. */
export function parseModule(text: string): SyntaxNode | null {
  const { program, errors } = parseSync('module.ts', text, { sourceType: 'module' });
  return errors.length === 0 ? (program as unknown as SyntaxNode) : null;
}

/** Whether code names a variable or a property, in whatever place. */
export function usesName(node: unknown, name: string): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ((node as SyntaxNode).type === 'Identifier' && (node as SyntaxNode)['name'] === name) return true;
  return Object.values(node).some((child) => usesName(child, name));
}

/** Returns the value of an exported constant, without `as` and `satisfies`; undefined where a module exports none. */
export function findExported(program: SyntaxNode, name: string): SyntaxNode | undefined {
  const declarations = (program['body'] as SyntaxNode[])
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(
      ({ declaration }) => ((declaration as SyntaxNode | null)?.['declarations'] ?? []) as SyntaxNode[],
    );
  let value = declarations.find(({ id }) => (id as { name?: string }).name === name)?.['init'];
  while (['TSAsExpression', 'TSSatisfiesExpression'].includes((value as SyntaxNode | undefined)?.type ?? ''))
    value = (value as SyntaxNode)['expression'];
  return value as SyntaxNode | undefined;
}

/** Returns a text with a line at the end of an object, indented by `depth` levels. */
export function appendProperty(text: string, object: SyntaxNode, line: string, depth: number): string {
  const last = (object['properties'] as readonly SyntaxNode[]).at(-1);
  const start = last?.end ?? object.start + 1;
  const rest = text.slice(start, object.end - 1).replace(/^,/, '');
  const close = rest.includes('\n') ? rest.trimEnd() : rest.trim();
  const comma = last ? ',' : '';
  return `${text.slice(0, start)}${comma}${close}\n${'  '.repeat(depth)}${line},\n${'  '.repeat(depth - 1)}${text.slice(object.end - 1)}`;
}

/** Returns a module with another import, before the first one with a later path. */
export function addImport(text: string, name: string, path: string): string {
  const imports = ((parseModule(text)?.['body'] ?? []) as SyntaxNode[]).filter(
    ({ type }) => type === 'ImportDeclaration',
  );
  const pathOf = ({ source }: SyntaxNode) => (source as { value: string }).value;
  const next = imports.find((each) => pathOf(each).startsWith('./') && pathOf(each) > path);
  const line = `import { ${name} } from '${path}';`;
  if (next) return `${text.slice(0, next.start)}${line}\n${text.slice(next.start)}`;
  const end = imports.at(-1)?.end;
  return end === undefined ? `${line}\n\n${text}` : `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

/** Returns a changed module with the line ends of the text before; null where it can't be parsed any more. */
export function finishEdit(textBefore: string, textAfter: string | null): string | null {
  if (textAfter === null || parseModule(textAfter) === null) return null;
  return textBefore.includes('\r\n') ? textAfter.replaceAll(/\r?\n/g, '\r\n') : textAfter;
}
