import { calledName, isCheck, nameOf, nodesIn, unwrap } from './syntax.ts';
import type { SyntaxNode } from './syntax.ts';

/** Fields that say where a node is, what its comments say or which type it has. */
const UNSEEN =
  /^(?:type|loc|start|end|range|extra|typeAnnotation|returnType|type(?:Parameters|Arguments))$|comments$/i;

/** Text of some code, and the names in it. */
export interface Signature {
  readonly text: string;
  /** Names in what the code shows. */
  readonly names: ReadonlySet<string>;
  /** Names in its steps. */
  readonly stepNames: ReadonlySet<string>;
}

/** Writes signatures, and collects names. */
class Writer {
  readonly names = new Set<string>();
  readonly stepNames = new Set<string>();

  /** Returns all that code shows, and the acts of its steps. */
  shown(value: unknown): string {
    if (Array.isArray(value)) return `[${value.map((one) => this.shown(one)).join()}]`;
    const [wrappedNode] = nodesIn(value);
    if (!wrappedNode) return JSON.stringify(value) ?? '';
    const node = unwrap(wrappedNode);
    if (nameOf(node['key']) === 'play' || node['async'] === true) return this.acts(node);
    if (node.type === 'Identifier') this.names.add(nameOf(node));
    const parts = Object.entries(node)
      .filter(([field]) => !UNSEEN.test(field))
      .map(([field, part]) => `${field}:${this.shown(part)}`);
    return `${node.type}(${parts.join()})`;
  }

  /** Returns what steps do to the page: each act of `userEvent`, with the roles and literal texts of what it is given. */
  acts(value: unknown): string {
    return nodesIn(value)
      .map((wrappedNode) => {
        const node = unwrap(wrappedNode);
        if (node.type === 'ExpressionStatement' && nodesIn(node['expression']).every(isCheck)) return '';
        if (node.type === 'Identifier') this.stepNames.add(nameOf(node));
        const inner = Object.entries(node)
          .filter(([field]) => !UNSEEN.test(field))
          .map(([, part]) => this.acts(part))
          .join('');
        return inner + actOf(node);
      })
      .join('');
  }
}

/** Returns an act of `userEvent` on the page, empty for anything else. */
function actOf(node: SyntaxNode): string {
  const [callee] = node.type === 'CallExpression' ? nodesIn(node['callee']) : [];
  if (nameOf(callee?.['object']) !== 'userEvent') return '';
  const argumentTexts = nodesIn(node['arguments']).map((one) => {
    const target = unwrap(one);
    // The role is all of a query that does not depend on the language.
    if (target.type === 'CallExpression' && calledName(target).endsWith('ByRole'))
      return nameOf(nodesIn(target['arguments'])[0]);
    return /^(?:type|keyboard|paste)$/.test(calledName(node)) && target.type === 'StringLiteral'
      ? nameOf(target)
      : '';
  });
  return `${calledName(node)}(${argumentTexts.join()});`;
}

const signature = (write: (writer: Writer) => string): Signature => {
  const writer = new Writer();
  return { text: write(writer), names: writer.names, stepNames: writer.stepNames };
};

/**
 * Returns the signature of what code shows. It stays the same without formatting, comments, types and checks; of steps
 * only the acts count.
 */
export const createSignature = (value: unknown): Signature => signature((writer) => writer.shown(value));

/** Returns the signature of code that only steps use. */
export const createStepSignature = (value: unknown): Signature => signature((writer) => writer.acts(value));
