import { relative, sep } from 'node:path';
import { checkImport } from './check-import.ts';
import { findVagueNames, type PatternNode } from './variable-names.ts';
import { checkLayer, checkLayerImport, checkQuery, checkSqlImport } from './server-layers.ts';

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
  const check = (node: ImportNode, isLazy: boolean) => {
    const specifier = String(node.source?.value);
    report(node, checkSqlImport(path, specifier));
    report(node, checkLayerImport(path, specifier, isLazy));
  };
  const checkSource = (node: ImportNode) => check(node, false);
  return {
    Program: (node: object) => report(node, checkLayer(path)),
    ImportDeclaration: checkSource,
    ExportAllDeclaration: checkSource,
    ExportNamedDeclaration: checkSource,
    ImportExpression: (node: ImportNode) => check(node, true),
    TSImportType: checkSource,
    CallExpression: (node: CallNode) => {
      const { object, property } = node.callee;
      const owner = object?.property ?? object;
      if (owner?.name && property?.name) report(node, checkQuery(path, owner.name, property.name));
    },
  };
}

interface PropertyNode {
  readonly key: NamedNode;
  readonly value?: Literal;
}

/** The file that formats amounts, with the decimals of the contract's currencies. */
const MONEY_FILE = 'packages/i18n/src/money.ts';

function createMoneyDigits(context: Context) {
  if (pathOf(context) === MONEY_FILE) return {};
  const report = (node: object, what: string) =>
    context.report({
      node,
      message: `${what} depends on the data of the runtime. Format amounts with formatMoney() of @meetcute/i18n, and read decimals from minorDigits() of @meetcute/contract.`,
    });
  return {
    Property: (node: PropertyNode) => {
      if (node.key.name === 'style' && node.value?.value === 'currency')
        report(node, 'A currency format of Intl');
    },
    MemberExpression: (node: NamedNode) => {
      if (node.property?.name === 'maximumFractionDigits') report(node, 'The number of decimals of Intl');
    },
  };
}

function createVariableNames(context: Context) {
  const check = (pattern: PatternNode | null | undefined) => {
    for (const problem of findVagueNames(pattern)) context.report(problem);
  };
  const checkParameters = ({ params }: { readonly params: readonly PatternNode[] }) => {
    for (const parameter of params) check(parameter);
  };
  return {
    VariableDeclarator: ({ id }: { readonly id: PatternNode }) => check(id),
    CatchClause: ({ param }: { readonly param: PatternNode | null }) => check(param),
    FunctionDeclaration: (node: {
      readonly id: PatternNode | null;
      readonly params: readonly PatternNode[];
    }) => {
      check(node.id);
      checkParameters(node);
    },
    FunctionExpression: checkParameters,
    ArrowFunctionExpression: checkParameters,
  };
}

/**
 * Oxlint plugin `meetcute`. Its rule `import-direction` applies the package rules, `server-layers` the layers
 * of the server's modules, desk and commands, `money-digits` refuses amounts whose decimals come from `Intl`, and
 * `variable-names` refuses names of variables that say nothing.
 */
export default {
  meta: { name: 'meetcute' },
  rules: {
    'import-direction': { create: createImportDirection },
    'money-digits': { create: createMoneyDigits },
    'server-layers': { create: createServerLayers },
    'variable-names': { create: createVariableNames },
  },
};
