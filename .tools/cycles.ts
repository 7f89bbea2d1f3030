/**
 * Refuses import cycles, counting type imports and `import()` too, which the linter's own rule does not follow. Also
 * refuses an import that is not found, because it hides a cycle. Prints each problem.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { root } from './workspace.ts';

/** Most cycles that are printed. */
const CYCLES_MAX = 10;

/** Files that a file imports, by its path; all paths are absolute. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** Returns the path of an imported file; null if it is not found, undefined for a library and for a build. */
function resolveImport(file: string, specifier: string): string | null | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) {
    const target = join(dirname(file), path);
    // A fresh clone has no build, and none imports a source.
    if (path.includes('/dist/')) return undefined;
    return existsSync(target) ? target : null;
  }
  if (!path.startsWith('@meetcute/')) return undefined;
  try {
    return createRequire(file).resolve(path);
  } catch {
    return null;
  }
}

/** Returns the specifiers of all imports of a file: exports from another file, types and `import()` included. */
function readSpecifiers(file: string): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  // Otherwise all imports are statements.
  const mayNest = source.text.includes('import(');
  const specifiers: string[] = [];
  const add = (node: ts.Node | undefined) => {
    if (node && ts.isStringLiteralLike(node)) specifiers.push(node.text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0]);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal);
    if (mayNest) ts.forEachChild(node, visit);
  };
  source.statements.forEach(visit);
  return specifiers;
}

/** Returns a path from a file back to itself for each import that closes a cycle. */
function findCycles(imports: Imports): readonly (readonly string[])[] {
  const cycles: (readonly string[])[] = [];
  const finishedFiles = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): void => {
    if (finishedFiles.has(file)) return;
    const start = path.indexOf(file);
    if (start >= 0) return void cycles.push([...path.slice(start), file]);
    path.push(file);
    imports.get(file)?.forEach(visit);
    path.pop();
    finishedFiles.add(file);
  };
  [...imports.keys()].forEach(visit);
  return cycles;
}

/** Returns what is wrong with the imports of files, whose paths are absolute, one line each. */
export function checkImports(files: readonly string[], base: string): readonly string[] {
  const name = (path: string) => relative(base, path);
  const problems: string[] = [];
  const imports = new Map<string, readonly string[]>();
  for (const file of files) {
    const targets = readSpecifiers(file).flatMap((specifier) => {
      const target = resolveImport(file, specifier);
      if (target === null) problems.push(`not found: ${name(file)} imports '${specifier}'`);
      return target ? [target] : [];
    });
    imports.set(file, targets);
  }
  // One import may close many cycles. The short ones show it best.
  const cycles = findCycles(imports).toSorted((a, b) => a.length - b.length);
  const lines = cycles.slice(0, CYCLES_MAX).map((cycle) => `cycle: ${cycle.map(name).join(' → ')}`);
  const more = cycles.length - lines.length;
  return [...problems, ...lines, ...(more > 0 ? [`… and ${more} more cycles`] : [])];
}

/** Folders with sources. Apps outside the workspace import what is installed there. */
const FOLDERS = ['packages', 'templates', 'stories', '.tools', '.storybook', ':!packages/e2e/apps'];

if (import.meta.main) {
  const git = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...FOLDERS];
  const files = execFileSync('git', git, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path))
    .map((path) => join(root, path))
    .filter((path) => existsSync(path));
  const problems = checkImports(files, root);
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0
      ? `${files.length} files without an import cycle.`
      : 'Move what both sides of a cycle need into a file of its own.',
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
