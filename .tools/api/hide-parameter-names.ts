import ts from 'typescript';

/** A part of a text, and what replaces it. */
type Edit = readonly [start: number, end: number, text: string];

const parse = (code: string): ts.SourceFile => ts.createSourceFile('api.d.ts', code, ts.ScriptTarget.Latest);

const isSignature = (node: ts.Node) => ts.isFunctionLike(node) || ts.isTupleTypeNode(node);

/** Returns the names of the positional parameters of a signature or tuple, with their places. */
function findNames(node: ts.Node, file: ts.SourceFile) {
  const parts = ts.isFunctionLike(node) ? node.parameters : ts.isTupleTypeNode(node) ? node.elements : [];
  return [...parts].flatMap((part, place) =>
    (ts.isParameter(part) || ts.isNamedTupleMember(part)) && part.name.getText(file) !== 'this'
      ? [{ node: part.name, name: part.name.getText(file), place }]
      : [],
  );
}

/** Returns the name by which a type mentions a parameter: `b` in `b is 1`, `typeof b` and `typeof b.c`. */
function findMention(node: ts.Node): ts.Node | undefined {
  if (ts.isTypePredicateNode(node)) return node.parameterName;
  if (!ts.isTypeQueryNode(node)) return undefined;
  let first = node.exprName;
  while (ts.isQualifiedName(first)) first = first.left;
  return first;
}

/** Returns the edits that replace the names of positional parameters in a signature or tuple, and mentions of them. */
function findEdits(node: ts.Node, file: ts.SourceFile, outerNames: ReadonlyMap<string, string>): Edit[] {
  const names = new Map(outerNames);
  const edits = findNames(node, file).map(({ node: nameNode, name, place }): Edit => {
    names.set(name, `parameter${place}`);
    return [nameNode.getStart(file), nameNode.end, `parameter${place}`];
  });
  const mention = findMention(node);
  const name = mention && names.get(mention.getText(file));
  if (mention && name) edits.push([mention.getStart(file), mention.end, name]);
  ts.forEachChild(node, (child) => {
    edits.push(...findEdits(child, file, names));
  });
  return edits;
}

/**
 * Returns declarations with places instead of the names of positional parameters. A caller never writes these names, so
 * another one breaks nothing.
 */
export function hideParameterNames(code: string): string {
  const file = parse(code);
  const edits = findEdits(file, file, new Map()).toSorted(([a], [b]) => b - a);
  return edits.reduce((text, [start, end, name]) => text.slice(0, start) + name + text.slice(end), code);
}

/** Returns the names of positional parameters of each signature and tuple, in the order of the text. */
function readParameterNames(code: string): string[][] {
  const file = parse(code);
  const lists: string[][] = [];
  const visit = (node: ts.Node) => {
    if (isSignature(node)) lists.push(findNames(node, file).map(({ name }) => name));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return lists;
}

/** Returns the names of positional parameters that have another order: a call that passes them means something else. */
export function findMovedParameters(oldText: string, newText: string): string[] {
  const [lists, newLists] = [readParameterNames(oldText), readParameterNames(newText)];
  // With another number of signatures, it is unknown which are the same.
  if (lists.length !== newLists.length) return [];
  return lists.flatMap((list, index) => {
    const newList = newLists[index] ?? [];
    const newOrder = newList.filter((name) => list.includes(name));
    return list.filter((name) => newList.includes(name)).filter((name, place) => name !== newOrder[place]);
  });
}
