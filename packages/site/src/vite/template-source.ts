/** Node of the syntax tree of a module. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

/** Property of an object, with its key. */
export interface Property extends SyntaxNode {
  readonly key: SyntaxNode & { readonly name?: string; readonly value?: unknown };
  readonly value: SyntaxNode;
}

/** Import of the template that another one extends. */
export interface ExtendedImport {
  /** Name in the package; undefined for a default import and one of a namespace. */
  readonly imported: string | undefined;
  /** Name in the source. */
  readonly local: string;
  /** Package or module. */
  readonly from: string;
}

const readName = (node: unknown): string | undefined => (node as { name?: string } | undefined)?.name;

/** Returns the name of a property. */
export const nameOfProperty = ({ key }: Property): string => key.name ?? String(key.value);

/** Returns a property of an object; undefined where it has none by this name. */
export const findProperty = (object: SyntaxNode | undefined, name: string): Property | undefined =>
  (object?.['properties'] as readonly Property[] | undefined)?.find(
    (property) => property.type === 'Property' && nameOfProperty(property) === name,
  );

/** Returns the object that a module passes to `defineTemplate()`; undefined where it passes none, or something else. */
export function findTemplateInput(node: unknown): SyntaxNode | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const { type, callee, arguments: args } = node as SyntaxNode;
  if (type === 'CallExpression' && readName(callee) === 'defineTemplate') {
    const [input] = args as SyntaxNode[];
    return input?.type === 'ObjectExpression' ? input : undefined;
  }
  for (const child of Object.values(node)) {
    const input = findTemplateInput(child);
    if (input) return input;
  }
  return undefined;
}

/** Returns the import of the template that the one in a module extends; undefined where it extends none by its name. */
export function findExtended(program: SyntaxNode | null): ExtendedImport | undefined {
  const name = readName(findProperty(findTemplateInput(program), 'extends')?.value);
  if (program === null || name === undefined) return undefined;
  for (const { type, source, specifiers } of program['body'] as SyntaxNode[])
    for (const { local, imported } of type === 'ImportDeclaration' ? (specifiers as SyntaxNode[]) : [])
      if (readName(local) === name)
        return { imported: readName(imported), local: name, from: (source as { value: string }).value };
  return undefined;
}
