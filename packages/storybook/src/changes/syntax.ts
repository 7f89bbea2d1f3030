/** Node of a syntax tree, as Babel writes it. */
export interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Wrappers that change no value. */
const WRAPPERS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'AwaitExpression',
]);

/** Returns the nodes in a field, which holds a node, a list or something else. */
export const nodesIn = (value: unknown): SyntaxNode[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is SyntaxNode => typeof one === 'object' && one !== null && typeof one.type === 'string',
  );

/** Returns the value inside types and `await`. */
export function unwrap(node: SyntaxNode): SyntaxNode {
  const [inner] = WRAPPERS.has(node.type) ? nodesIn(node['expression'] ?? node['argument']) : [];
  return inner ? unwrap(inner) : node;
}

/** Returns the name of an identifier or the text of a literal; empty for others. */
export function nameOf(node: unknown): string {
  const [firstNode] = nodesIn(node);
  const name = firstNode?.['name'] ?? firstNode?.['value'];
  return typeof name === 'string' ? name : '';
}

/** Returns the name of a called function or method. */
export const calledName = (call: SyntaxNode): string => {
  const [callee] = nodesIn(call['callee']);
  return nameOf(callee?.['property'] ?? callee);
};

/** Whether an expression only checks what is shown: `expect(…)`, a helper named so, or `waitFor` around nothing else. */
export function isCheck(expression: SyntaxNode): boolean {
  const node = unwrap(expression);
  const [inner] = nodesIn(node['callee'] ?? node['object']);
  if (!inner || nameOf(inner).startsWith('expect')) return inner !== undefined;
  if (node.type !== 'CallExpression' || nameOf(inner) !== 'waitFor') return isCheck(inner);
  const bodies = nodesIn(node['arguments']).flatMap((callback) => nodesIn(callback['body']));
  const steps = bodies.flatMap((body) => (body.type === 'BlockStatement' ? nodesIn(body['body']) : body));
  return steps.length > 0 && steps.every((step) => nodesIn(step['expression'] ?? step).every(isCheck));
}
