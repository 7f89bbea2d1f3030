import { relative, sep } from 'node:path';
import { checkImport } from './check-import.ts';

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
  report(problem: { node: ImportNode; message: string }): void;
}

const isTypeOnly = ({ importKind, exportKind, specifiers = [] }: ImportNode) =>
  importKind === 'type' ||
  exportKind === 'type' ||
  (specifiers.length > 0 && specifiers.every((it) => it.importKind === 'type' || it.exportKind === 'type'));

function create(context: Context) {
  const path = relative(context.cwd, context.filename).split(sep).join('/');
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

/** Oxlint plugin `meetcute`: its rule `import-direction` applies the package rules. */
export default { meta: { name: 'meetcute' }, rules: { 'import-direction': { create } } };
