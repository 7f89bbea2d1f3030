import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { packageRules, smallLibraries, TYPES_FOR_ALL } from './package-rules.ts';
import type { PackageRule } from './package-rules.ts';

/**
 * Tests, stories, configuration, dev files, apps outside the workspace, and developer programs: scripts and `src/check`, `src/openapi`,
 * `src/testing`.
 */
const EXEMPT = [
  /\.(test|stories|config|bench)\.[cm]?[jt]sx?$/,
  /^templates\/[^/]+\/(src\/dev|[^/]+$)/,
  /^packages\/[^/]+\/(test\/|apps\/|src\/(check|openapi|testing)\/|[^/]+$)/,
];

/**
 * Returns the package of a repository path: `core`, `templates`, `stories`; undefined outside them (root, dot
 * folders).
 */
export function packageNameOf(path: string): string | undefined {
  const [top, folder, ...rest] = path.split('/');
  if (top === 'packages') return rest.length > 0 ? folder : undefined;
  return top === 'templates' || top === 'stories' ? top : undefined;
}

const folderOf = (name: string) =>
  name === 'templates' || name === 'stories' ? `${name}/` : `packages/${name}`;

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const list = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

function allowedWords({ packages: may, except = [], libraries }: PackageRule): string {
  if (may === '*') return `every package but ${list(except)}`;
  const imports = [...may, ...(libraries === '*' ? [] : libraries.map((name) => name.replace(/\/$/, '/*')))];
  return imports.length === 0 ? 'no other package and no library' : `${list(imports)} only`;
}

const sentence = (name: string, rule: PackageRule) =>
  `${folderOf(name)} may import ${allowedWords(rule)}; ${rule.instead}.`;

function mayImportPackage(importer: string, rule: PackageRule, target: string, isType: boolean): boolean {
  if (target === importer && importer !== 'templates') return true;
  if (isType && TYPES_FOR_ALL.includes(target)) return true;
  return rule.packages === '*' ? !rule.except?.includes(target) : rule.packages.includes(target);
}

function checkLibrary(importer: string, rule: PackageRule, specifier: string): string | null {
  const name = packageOf(specifier);
  const isListed =
    rule.libraries === '*' ||
    rule.libraries.some((it) => (it.endsWith('/') ? name.startsWith(it) : name === it));
  if (isListed || smallLibraries[name]?.includes(importer)) return null;
  return `${sentence(importer, rule)} '${name}' is not among them: a small library requires a decision record and a line in .tools/package-rules.ts.`;
}

function checkBuiltin(path: string, importer: string, { node = false }: PackageRule): string | null {
  const innerPath = path.replace(/^packages\/[^/]+\/|^templates\/[^/]+\//, '');
  if (typeof node === 'boolean' ? node : node.some((folder) => innerPath.startsWith(folder))) return null;
  const where = typeof node === 'boolean' ? '' : ` outside ${list(node)}`;
  return `${folderOf(importer)}${where} runs in the browser too and may not import Node's modules; pass what it needs as an argument.`;
}

function checkRelative(
  path: string,
  importer: string,
  rule: PackageRule,
  specifier: string,
  isType: boolean,
): string | null {
  const target = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''));
  const home = importer === 'stories' ? 'stories' : path.split('/').slice(0, 2).join('/');
  if (target === home || target.startsWith(`${home}/`)) return null;
  const other = packageNameOf(target);
  if (other && !mayImportPackage(importer, rule, other, isType)) return sentence(importer, rule);
  // A private package may read test helpers of the server, and files of the repository such as the rule catalogue.
  if (rule.libraries === '*' && (!other || target.startsWith('packages/server/test/'))) return null;
  return `A relative import may not leave ${home}; import another package by its name.`;
}

/**
 * Checks one import against the package rules. Returns null if it is allowed, else a sentence with the
 * alternative. `path` is relative to the repository with forward slashes.
 */
export function checkImport(path: string, specifier: string, isType: boolean): string | null {
  const importer = packageNameOf(path);
  if (!importer || (importer !== 'stories' && EXEMPT.some((pattern) => pattern.test(path)))) return null;
  const rule = packageRules[importer];
  if (!rule)
    return `packages/${importer} is not in the package rules; add it to .tools/package-rules.ts and in docs/architecture.md.`;
  if (specifier.startsWith('.')) return checkRelative(path, importer, rule, specifier, isType);
  if (specifier.startsWith('virtual:')) return null;
  if (isBuiltin(specifier)) return checkBuiltin(path, importer, rule);
  if (!specifier.startsWith('@meetcute/')) return checkLibrary(importer, rule, specifier);
  const name = packageOf(specifier).slice('@meetcute/'.length);
  const target = name.startsWith('template-') ? 'templates' : name;
  return mayImportPackage(importer, rule, target, isType) ? null : sentence(importer, rule);
}
