import { parseSync } from 'vite';

/** A name that one module takes from another. */
export interface TakenName {
  /** Name in the other module; `default`, or `*` for all. */
  readonly imported: string;
  /** Name in this module; `*` where it has none. */
  readonly local: string;
  readonly isType: boolean;
}

/** Something that a module takes from another one. */
export interface ModuleImport {
  /** `static` and `export` are whole statements; of `import('…')` the range is the specifier. */
  readonly kind: 'static' | 'export' | 'dynamic';
  readonly start: number;
  readonly end: number;
  readonly specifier: string;
  /** Names; none where it is imported for its effects. */
  readonly names: readonly TakenName[];
}

/** A module of TypeScript. */
export interface ReadModule {
  readonly text: string;
  readonly imports: readonly ModuleImport[];
  /** Names that it exports, without those of `export *`. */
  readonly exportedNames: readonly string[];
  /** Whether a copy of it would not share its state with the original: a context, a cache or a variable. */
  readonly hasState: boolean;
}

interface Node {
  readonly type: string;
  readonly [property: string]: unknown;
}

type Parsed = ReturnType<typeof parseSync>;

const storeNames = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);

function isStore({ type, callee, arguments: args }: Node): boolean {
  const { name } = (callee ?? {}) as { name?: string };
  if (name === undefined) return false;
  return (
    (type === 'CallExpression' && name === 'createContext') ||
    (type === 'NewExpression' && storeNames.has(name) && (args as unknown[]).length === 0)
  );
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function hasStore(node: Node): boolean {
  if (isStore(node)) return true;
  const children = Object.values(node).flat();
  return children.some((child) => isNode(child) && hasStore(child));
}

/** Whether a statement of a module declares a variable that changes. */
const isVariable = (statement: Node): boolean =>
  statement.type === 'ExportNamedDeclaration' && isNode(statement['declaration'])
    ? isVariable(statement['declaration'])
    : statement.type === 'VariableDeclaration' && statement['kind'] !== 'const';

function readExports({ module: { staticExports } }: Parsed): ModuleImport[] {
  return staticExports.flatMap(({ start, end, entries }) => {
    const specifier = entries.find(({ moduleRequest }) => moduleRequest !== null)?.moduleRequest?.value;
    if (specifier === undefined) return [];
    const names = entries.map(({ importName, exportName, isType }) => ({
      imported: importName.name ?? '*',
      local: exportName.name ?? '*',
      isType,
    }));
    return [{ kind: 'export' as const, start, end, specifier, names }];
  });
}

function readImports({ module: { staticImports, dynamicImports } }: Parsed, text: string): ModuleImport[] {
  const statements = staticImports.map(({ start, end, moduleRequest, entries }) => ({
    kind: 'static' as const,
    start,
    end,
    specifier: moduleRequest.value,
    names: entries.map(({ importName: { kind, name }, localName, isType }) => ({
      imported: kind === 'Default' ? 'default' : (name ?? '*'),
      local: localName.value,
      isType,
    })),
  }));
  const calls = dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    kind: 'dynamic' as const,
    start,
    end,
    specifier: text.slice(start + 1, end - 1),
    names: [{ imported: '*', local: '*', isType: false }],
  }));
  return [...statements, ...calls];
}

/** Reads what a module takes from others. Throws for text that can't be parsed. */
export function readModule(file: string, text: string): ReadModule {
  const parseResult = parseSync(file, text, { sourceType: 'module' });
  const [fault] = parseResult.errors;
  if (fault) throw new Error(`${file} can't be parsed: ${fault.message}`);
  const program = parseResult.program as unknown as Node;
  const statements = program['body'] as Node[];
  return {
    text,
    imports: [...readImports(parseResult, text), ...readExports(parseResult)].toSorted(
      (a, b) => a.start - b.start,
    ),
    exportedNames: parseResult.module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName: { kind, name } }) => (kind === 'Default' ? 'default' : (name ?? []))),
    ),
    hasState: hasStore(program) || statements.some((statement) => isVariable(statement)),
  };
}
