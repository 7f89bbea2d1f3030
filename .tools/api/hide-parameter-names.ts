import ts from 'typescript';

/** A part of a text, and what replaces it. */
type Edit = readonly [start: number, end: number, text: string];

/** Returns the edits that replace the names of positional parameters in a signature or tuple, and mentions of them. */
function findEdits(node: ts.Node, file: ts.SourceFile, outerNames: ReadonlyMap<string, string>): Edit[] {
  const names = new Map(outerNames);
  const parts = ts.isFunctionLike(node) ? node.parameters : ts.isTupleTypeNode(node) ? node.elements : [];
  const edits = [...parts].flatMap((part, at): Edit[] => {
    if (!ts.isParameter(part) && !ts.isNamedTupleMember(part)) return [];
    const name = part.name.getText(file);
    if (name === 'this') return [];
    names.set(name, `parameter${at}`);
    return [[part.name.getStart(file), part.name.end, `parameter${at}`]];
  });
  const mention = ts.isTypePredicateNode(node)
    ? node.parameterName
    : ts.isTypeQueryNode(node) && node.exprName;
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
  const file = ts.createSourceFile('api.d.ts', code, ts.ScriptTarget.Latest);
  const edits = findEdits(file, file, new Map()).toSorted(([a], [b]) => b - a);
  return edits.reduce((text, [start, end, name]) => text.slice(0, start) + name + text.slice(end), code);
}
