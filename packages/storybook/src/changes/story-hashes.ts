import type { CsfFile } from 'storybook/internal/csf-tools';
import { hashOf } from '../hash-of.ts';
import { createSignature, createStepSignature } from './signature-of.ts';
import type { Signature } from './signature-of.ts';
import { nameOf, nodesIn, unwrap } from './syntax.ts';
import type { SyntaxNode } from './syntax.ts';

/** Hashes of stories by id. */
export type StoryHashes = Readonly<Record<string, string>>;

/** Fields of a story that describe it and show nothing. */
const DESCRIBING = new Set(['name', 'storyName', 'title', 'tags', 'spec', 'docs', 'fixed', 'mark']);

/** Returns the properties of a story, of what it spreads and of the options that it is made from, without descriptions. */
function shownBy(story: SyntaxNode): unknown[] {
  const node = unwrap(story);
  if (node.type === 'CallExpression')
    return [node['callee'], ...nodesIn(node['arguments']).flatMap((one) => shownBy(one))];
  if (node.type === 'SpreadElement') return nodesIn(node['argument']).flatMap((one) => shownBy(one));
  if (node.type !== 'ObjectExpression') return [node];
  return nodesIn(node['properties']).flatMap((property) => {
    if (property.type === 'SpreadElement') return shownBy(property);
    const name = nameOf(property['key']);
    if (DESCRIBING.has(name)) return [];
    return name === 'parameters' ? nodesIn(property['value']).flatMap((one) => shownBy(one)) : [property];
  });
}

/** Returns what each declaration of a file is made of, by name. */
function declarationsOf(program: SyntaxNode): Map<string, SyntaxNode> {
  const declarations = new Map<string, SyntaxNode>();
  for (const statement of nodesIn(program['body'])) {
    const [declaration = statement] = nodesIn(statement['declaration']);
    const isFunction = declaration.type === 'FunctionDeclaration';
    for (const one of isFunction ? [declaration] : nodesIn(declaration['declarations']))
      declarations.set(nameOf(one['id']), isFunction ? one : (nodesIn(one['init'])[0] ?? one));
  }
  return declarations;
}

/** Returns a function that signs what is shown, with all declarations of the file that it uses. */
function signerOf(program: SyntaxNode): (...shown: readonly Signature[]) => string {
  const declarations = declarationsOf(program);
  const signatures = new Map<string, Signature>();
  const sign = (name: string, isStep: boolean): Signature => {
    const key = `${name} ${isStep}`;
    const declaration = declarations.get(name)!;
    const signature =
      signatures.get(key) ??
      (isStep ? createStepSignature(declaration) : createSignature(shownBy(declaration)));
    signatures.set(key, signature);
    return signature;
  };
  return (...shownSignatures) => {
    const texts = shownSignatures.map(({ text }) => text);
    const names = new Set(shownSignatures.flatMap((one) => [...one.names]));
    const stepNames = new Set(shownSignatures.flatMap((one) => [...one.stepNames]));
    const add = (name: string, isStep: boolean) => {
      if (!declarations.has(name)) return;
      const usedSignature = sign(name, isStep);
      texts.push(usedSignature.text);
      for (const one of usedSignature.names) names.add(one);
      for (const one of usedSignature.stepNames) stepNames.add(one);
    };
    // Both grow while they are read.
    for (const name of names) add(name, false);
    for (const name of stepNames) add(name, true);
    return texts.filter(Boolean).toSorted().join('\n');
  };
}

/**
 * Returns a hash for each story of a parsed file. It changes when the story is given other data, settings or steps, not when
 * its name, description, checks or formatting change.
 */
export function storyHashes({ _ast, _metaNode, _storyExports, indexInputs }: CsfFile): StoryHashes {
  const signatureWithUses = signerOf(_ast.program as unknown as SyntaxNode);
  const meta = createSignature(nodesIn(_metaNode).flatMap((node) => shownBy(node)));
  return Object.fromEntries(
    indexInputs.map(({ __id, exportName }) => {
      const [storyExport] = nodesIn(_storyExports[exportName]);
      const shownNodes = nodesIn(storyExport?.['init'] ?? storyExport).flatMap((story) => shownBy(story));
      const signature = signatureWithUses(meta, createSignature(shownNodes));
      return [__id, hashOf(signature).toString(16).padStart(8, '0')];
    }),
  );
}
