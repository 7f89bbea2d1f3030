/** Checks that the props of components are documented: `node .tools/props.ts [--list]`. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './workspace.ts';

/** Lowest share of props with a docstring, in each package. */
const SHARE_MIN = 0.95;

const packages = ['react', 'kit', 'site', 'theme'] as const;

/** A prop that a file declares, as `Interface.prop` or `Component.prop`. */
export interface Prop {
  readonly name: string;
  readonly line: number;
  readonly isDocumented: boolean;
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  Boolean(ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));

/** Returns the type of the first parameter of a component, with its name; undefined for other functions. */
function ownPropsOf(
  name: string | undefined,
  node: ts.Node | undefined,
): readonly [string, ts.Node] | undefined {
  if (!name || !/^[A-Z]/.test(name) || !node) return undefined;
  if (!ts.isFunctionDeclaration(node) && !ts.isArrowFunction(node)) return undefined;
  const type = node.parameters[0]?.type;
  return type && [name, type];
}

/** Returns the types of props that an exported statement declares, with their names. */
function propsTypesOf(statement: ts.Statement): readonly (readonly [string, ts.Node])[] {
  if (!isExported(statement)) return [];
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return statement.name.text.endsWith('Props') ? [[statement.name.text, statement]] : [];
  const functions = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map((it) => ownPropsOf(it.name.getText(), it.initializer))
    : ts.isFunctionDeclaration(statement)
      ? [ownPropsOf(statement.name?.text, statement)]
      : [];
  return functions.filter((it) => it !== undefined);
}

/**
 * Returns the props that a source file declares itself: in exported `…Props` types, and in place in the
 * parameters of exported components.
 */
export function propsOf(path: string, source: string): readonly Prop[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const props: Prop[] = [];
  const collect = (owner: string, node: ts.Node): void => {
    if (ts.isPropertySignature(node) || ts.isMethodSignature(node)) {
      props.push({
        name: `${owner}.${node.name.getText(file)}`,
        line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
        isDocumented: ts.getJSDocCommentsAndTags(node).length > 0,
      });
      return;
    }
    ts.forEachChild(node, (child) => collect(owner, child));
  };
  for (const statement of file.statements)
    for (const [owner, type] of propsTypesOf(statement)) collect(owner, type);
  return props;
}

function main(): number {
  const isListed = process.argv.includes('--list');
  let isEnough = true;
  for (const name of packages) {
    const pattern = `packages/${name}/src/**/*.ts*`;
    const files = execFileSync('git', ['ls-files', `:(glob)${pattern}`], { cwd: root, encoding: 'utf8' });
    // Helpers of tests are not part of the packages' API.
    const paths = files
      .trim()
      .split('\n')
      .filter((path) => !path.includes('/testing/'));
    const all = paths.flatMap((path) =>
      propsOf(path, readFileSync(join(root, path), 'utf8')).map((prop) => ({ ...prop, path })),
    );
    const missing = all.filter(({ isDocumented }) => !isDocumented);
    const share = 1 - missing.length / Math.max(1, all.length);
    console.log(
      `${name}: ${all.length - missing.length} of ${all.length} props documented (${(100 * share).toFixed(1)} %)`,
    );
    if (share < SHARE_MIN) isEnough = false;
    if (isListed || share < SHARE_MIN)
      for (const prop of missing) console.log(`  ${prop.path}:${prop.line} ${prop.name}`);
  }
  if (!isEnough)
    console.error(`At least ${100 * SHARE_MIN} % of the props of each package need a docstring.`);
  return isEnough ? 0 : 1;
}

if (import.meta.main) process.exitCode = main();
