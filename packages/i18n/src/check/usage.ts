import ts from 'typescript';
import type { DynamicKey } from './dynamic-keys.ts';
import type { TextFile } from './json-texts.ts';
import { splitPlural } from './plurals.ts';
import type { Problem } from './problem.ts';

/** What a source file says about texts: the namespaces that it opens and every string that it holds. */
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

/** The namespaces that a node opens: an argument of `useTranslation`, an option or a prop `ns`, an import of the mails. */
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

/** Reads what one source file mentions. */
export function readMentions(file: string, source: string): Mentions {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const namespaces = new Set<string>();
  const strings = new Set<string>();
  const visit = (node: ts.Node) => {
    for (const namespace of namespacesAt(node)) namespaces.add(namespace);
    if (ts.isStringLiteralLike(node)) strings.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return { namespaces, strings };
}

/** The texts of a namespace that no source mentions, neither as `ns:key` nor as `key` in a file that opens the namespace. */
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
      message: `'${namespace}:${key}' is used nowhere. Remove it in every language, or name its prefix in dynamic-keys.ts.`,
    }));
}
