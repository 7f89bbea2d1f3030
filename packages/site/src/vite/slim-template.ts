import type { Plugin } from 'vite';

/** Properties of a template that only its server reads. Not the fonts: the browser build is what emits their files. */
const serverOnly: ReadonlySet<string> = new Set(['tokens', 'icon', 'mail', 'texts', 'drawings', 'icons']);

/** A development server serves the files of fonts without the browser's code. */
const serverOnlyInDevelopment: ReadonlySet<string> = new Set([...serverOnly, 'fonts']);

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Calls `visit` with a node and all nodes in it. */
function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, visit);
}

const nameOf = (node: unknown): unknown => (isNode(node) ? node['name'] : undefined);

/** Returns the nodes to remove: properties that only the server reads, and the imports that only they use. */
function removals(program: Node, names: ReadonlySet<string>): Node[] {
  const properties: Node[] = [];
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || nameOf(node['callee']) !== 'defineTemplate') return;
    const [input] = node['arguments'] as Node[];
    if (input?.type !== 'ObjectExpression') return;
    for (const property of input['properties'] as Node[])
      if (property.type === 'Property' && names.has(String(nameOf(property['key']))))
        properties.push(property);
  });
  const usedNames = new Set<unknown>();
  const body = program['body'] as Node[];
  const imports = body.filter(({ type }) => type === 'ImportDeclaration');
  for (const statement of body.filter((node) => !imports.includes(node)))
    walk(statement, (node) => {
      const isRemoved = properties.some(({ start, end }) => start <= node.start && node.end <= end);
      if (node.type === 'Identifier' && !isRemoved) usedNames.add(node['name']);
    });
  const unusedImports = imports.filter((node) => {
    const specifiers = node['specifiers'] as Node[];
    return specifiers.length > 0 && specifiers.every(({ local }) => !usedNames.has(nameOf(local)));
  });
  return properties.length > 0 ? [...properties, ...unusedImports] : [];
}

/** Returns the code of a module without what only the server reads of its template. */
function withoutServerParts(code: string, program: Node, names: ReadonlySet<string>): string {
  let rest = code;
  for (const { start, end } of removals(program, names).toSorted((a, b) => b.start - a.start))
    rest = rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, '');
  return rest;
}

/**
 * Removes tokens, icon, look of mails, texts, and loaders of drawings and icons from templates in the browser. The document has
 * what a page needs of the first four, the build has put the others in place, and nothing in the browser reads them.
 */
export function slimTemplate(): Plugin {
  return {
    name: 'meetcute:slim-template',
    // After types are removed, and before a development server follows the imports.
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { code: 'defineTemplate' },
      handler(code) {
        const names = this.environment.mode === 'dev' ? serverOnlyInDevelopment : serverOnly;
        return { code: withoutServerParts(code, this.parse(code) as unknown as Node, names), map: null };
      },
    },
  };
}
