import { relative, sep } from 'node:path';
import { checkImport } from './check-import.ts';
import { checkLayer, checkQuery, checkSqlImport } from './server-layers.ts';

interface Literal {
  readonly type: string;
  readonly value?: unknown;
}

interface ImportNode {
  readonly source?: Literal | null;
  readonly importKind?: string;
  readonly exportKind?: string;
  readonly specifiers?: readonly { readonly importKind?: string; readonly exportKind?: string }[];
}

interface Context {
  readonly cwd: string;
  readonly filename: string;
  report(problem: { node: object; message: string }): void;
}

const isTypeOnly = ({ importKind, exportKind, specifiers = [] }: ImportNode) =>
  importKind === 'type' ||
  exportKind === 'type' ||
  (specifiers.length > 0 && specifiers.every((it) => it.importKind === 'type' || it.exportKind === 'type'));

interface NamedNode {
  readonly type: string;
  readonly name?: string;
  readonly property?: NamedNode;
}

interface CallNode {
  readonly callee: { readonly object?: NamedNode; readonly property?: NamedNode };
}

const pathOf = ({ cwd, filename }: Context) => relative(cwd, filename).split(sep).join('/');

function createImportDirection(context: Context) {
  const path = pathOf(context);
  const check = (node: ImportNode, isType: boolean) => {
    if (typeof node.source?.value !== 'string') return;
    const message = checkImport(path, node.source.value, isType);
    if (message) context.report({ node, message });
  };
  const declaration = (node: ImportNode) => check(node, isTypeOnly(node));
  return {
    ImportDeclaration: declaration,
    ExportAllDeclaration: declaration,
    ExportNamedDeclaration: declaration,
    ImportExpression: (node: ImportNode) => check(node, false),
    TSImportType: (node: ImportNode) => check(node, true),
  };
}

function createServerLayers(context: Context) {
  const path = pathOf(context);
  const report = (node: object, message: string | null) => {
    if (message) context.report({ node, message });
  };
  const checkSource = (node: ImportNode) => report(node, checkSqlImport(path, String(node.source?.value)));
  return {
    Program: (node: object) => report(node, checkLayer(path)),
    ImportDeclaration: checkSource,
    ExportAllDeclaration: checkSource,
    ExportNamedDeclaration: checkSource,
    ImportExpression: checkSource,
    CallExpression: (node: CallNode) => {
      const { object, property } = node.callee;
      const owner = object?.property ?? object;
      if (owner?.name && property?.name) report(node, checkQuery(path, owner.name, property.name));
    },
  };
}

/**
 * Oxlint plugin `meetcute`. Its rule `import-direction` applies the package rules, and `server-layers` the
 * layers of the server's modules.
 */
export default {
  meta: { name: 'meetcute' },
  rules: {
    'import-direction': { create: createImportDirection },
    'server-layers': { create: createServerLayers },
  },
};
