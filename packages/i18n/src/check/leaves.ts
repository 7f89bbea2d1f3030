import ts from 'typescript';

/** One text of a JSON or TypeScript file. */
interface Leaf {
  /** Names joined by dots. Sections of content pages are named by their id: `faq#likes.paragraphs.0`. */
  readonly key: string;
  readonly text: string;
  readonly line: number;
}

const nameOf = (name: ts.PropertyName) =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();

const idOf = (node: ts.Expression) => {
  if (!ts.isObjectLiteralExpression(node)) return null;
  const idProperty = node.properties.find(
    (each) => ts.isPropertyAssignment(each) && nameOf(each.name) === 'id',
  ) as ts.PropertyAssignment | undefined;
  return idProperty && ts.isStringLiteralLike(idProperty.initializer) ? idProperty.initializer.text : null;
};

const joinPath = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

/** Reads all texts in objects and lists of a file, with key and line. Ids are no texts. */
export function readLeaves(file: string, source: string): readonly Leaf[] {
  const sourceFile = file.endsWith('.json')
    ? ts.parseJsonText(file, source)
    : ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const leaves: Leaf[] = [];
  const visit = (node: ts.Node, path: string): void => {
    if (ts.isStringLiteralLike(node)) {
      const line = sourceFile.getLineAndCharacterOfPosition(node.getStart(sourceFile)).line + 1;
      leaves.push({ key: path, text: node.text, line });
    } else if (ts.isObjectLiteralExpression(node)) {
      for (const each of node.properties)
        if (ts.isPropertyAssignment(each) && nameOf(each.name) !== 'id')
          visit(each.initializer, joinPath(path, nameOf(each.name)));
    } else if (ts.isArrayLiteralExpression(node)) {
      for (const [index, each] of node.elements.entries()) {
        const id = idOf(each);
        visit(each, id === null ? joinPath(path, `${index}`) : `${path.replace(/\.?sections$/, '')}#${id}`);
      }
    }
  };
  const find = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) visit(node, '');
    else ts.forEachChild(node, find);
  };
  ts.forEachChild(sourceFile, find);
  return leaves;
}
