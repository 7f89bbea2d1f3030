import ts from 'typescript';
import type { DynamicKey } from './dynamic-keys.ts';
import type { TextFile } from './json-texts.ts';
import { splitPlural } from '../plurals.ts';
import type { Problem } from './problem.ts';

/** Namespaces and string literals of a source file. */
interface Mentions {
  readonly namespaces: ReadonlySet<string>;
  readonly strings: ReadonlySet<string>;
}

const opensNamespaces = new Set(['useTranslation', 'getFixedT']);
const defaultNamespace = 'common';
const mailModule = '@meetcute/i18n/mail';

const nameOf = (expression: ts.Expression): string =>
  ts.isPropertyAccessExpression(expression)
    ? expression.name.text
    : ts.isIdentifier(expression)
      ? expression.text
      : '';

function stringsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  return node.getChildren().flatMap(stringsIn);
}

/** Returns the namespaces that a node opens: by `useTranslation`, an option or prop `ns`, or an import of the mails. */
function namespacesAt(node: ts.Node): string[] {
  if (ts.isCallExpression(node) && opensNamespaces.has(nameOf(node.expression))) {
    return node.arguments.length === 0 ? [defaultNamespace] : node.arguments.flatMap(stringsIn);
  }
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'ns') return stringsIn(node.initializer);
  if (ts.isJsxAttribute(node) && node.name.getText() === 'ns' && node.initializer)
    return stringsIn(node.initializer);
  if (ts.isImportDeclaration(node) && stringsIn(node.moduleSpecifier).includes(mailModule)) return ['mail'];
  return [];
}

/** Whether a source may use texts of some namespaces: it may open one, or names one before a key. */
export const mayUseTexts = (source: string, namespaces: readonly string[]): boolean =>
  /useTranslation|getFixedT|\bns\b|@meetcute\/i18n\/mail/.test(source) ||
  namespaces.some((name) => source.includes(`${name}:`));

/** Parses a source file and returns its namespaces and string literals. */
export function readMentions(file: string, source: string): Mentions {
  const options = {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  };
  const sourceFile = ts.createSourceFile(file, source, options, true);
  const namespaces = new Set<string>();
  const strings = new Set<string>();
  const visit = (node: ts.Node) => {
    for (const namespace of namespacesAt(node)) namespaces.add(namespace);
    if (ts.isStringLiteralLike(node)) strings.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(sourceFile);
  return { namespaces, strings };
}

/** Returns texts that no source mentions, neither as `ns:key` nor as `key` in a file that opens the namespace. */
export function unusedTexts(
  namespace: string,
  english: TextFile,
  mentions: readonly Mentions[],
  dynamic: readonly DynamicKey[],
): Problem[] {
  const isUsed = (key: string) => {
    const full = `${namespace}:${key}`;
    if (dynamic.some(({ prefix }) => full.startsWith(prefix))) return true;
    return mentions.some(
      ({ namespaces, strings }) => strings.has(full) || (namespaces.has(namespace) && strings.has(key)),
    );
  };
  return english.entries
    .filter(({ key }) => !isUsed(key) && !isUsed(splitPlural(key).base))
    .map(({ key, line }) => ({
      file: english.file,
      line,
      message: `'${namespace}:${key}' is unused. Remove it in every language, or add its prefix to dynamic-keys.ts.`,
    }));
}
