import ts from 'typescript';
import type { Problem } from './problem.ts';

/** Attributes whose text is visible or announced. */
const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'errorMessage',
  'label',
  'placeholder',
  'title',
]);

const entities = /&#?\w+;/g;
const hasLetters = (text: string) => /\p{L}/u.test(text.replaceAll(entities, ''));

/** Whether an element has `translate="no"`, the HTML attribute for names and codes. */
function isMarkedUntranslatable(node: ts.JsxElement): boolean {
  return node.openingElement.attributes.properties.some(
    (attribute) =>
      ts.isJsxAttribute(attribute) &&
      attribute.name.getText() === 'translate' &&
      attribute.initializer?.getText().includes('no') === true,
  );
}

const isMachineText = (node: ts.JsxElement) =>
  ['script', 'style'].includes(node.openingElement.tagName.getText()) || isMarkedUntranslatable(node);

const showsLeftSide = new Set([
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/** Returns the strings that an expression can render: both branches, the right side of `&&`, fixed template parts. */
function shownStrings(expression: ts.Expression): ts.Expression[] {
  if (ts.isStringLiteralLike(expression)) return hasLetters(expression.text) ? [expression] : [];
  if (ts.isTemplateExpression(expression)) {
    const fixedParts = [expression.head.text, ...expression.templateSpans.map((span) => span.literal.text)];
    return fixedParts.some(hasLetters) ? [expression] : [];
  }
  if (ts.isParenthesizedExpression(expression)) return shownStrings(expression.expression);
  if (ts.isConditionalExpression(expression)) {
    return [...shownStrings(expression.whenTrue), ...shownStrings(expression.whenFalse)];
  }
  if (ts.isBinaryExpression(expression)) {
    const operator = expression.operatorToken.kind;
    const leftStrings = showsLeftSide.has(operator) ? shownStrings(expression.left) : [];
    const isShown = showsLeftSide.has(operator) || operator === ts.SyntaxKind.AmpersandAmpersandToken;
    return isShown ? [...leftStrings, ...shownStrings(expression.right)] : [];
  }
  return [];
}

/** Returns a problem for every visible text that is hard-coded instead of read from a catalogue. */
export function hardCodedTexts(file: string, source: string): Problem[] {
  const sourceFile = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const problems: Problem[] = [];
  const refuse = (node: ts.Node, what: string) => {
    const excerpt = node.getText(sourceFile).trim().replaceAll(/\s+/g, ' ').slice(0, 60);
    const line = sourceFile.getLineAndCharacterOfPosition(node.getStart(sourceFile)).line + 1;
    problems.push({
      file,
      line,
      message: `${what} is hard-coded: ${excerpt}. Move it to a catalogue and use t().`,
    });
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) && isMachineText(node)) return;
    if (ts.isJsxText(node) && hasLetters(node.text)) refuse(node, 'A visible text');
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      for (const text of shownStrings(node.expression)) refuse(text, 'A visible text');
    }
    if (ts.isJsxAttribute(node) && spokenAttributes.has(node.name.getText()) && node.initializer) {
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      if (value && !ts.isJsxElement(value) && !ts.isJsxFragment(value)) {
        for (const text of shownStrings(value as ts.Expression))
          refuse(text, `The attribute ${node.name.getText()}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(sourceFile);
  return problems;
}
