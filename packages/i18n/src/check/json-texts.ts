import ts from 'typescript';
import type { Problem } from './problem.ts';

/** One text of a catalogue; nested keys are joined with dots. */
export interface Entry {
  readonly key: string;
  readonly text: string;
  readonly line: number;
}

/** Parsed file of a namespace in one language. */
export interface TextFile {
  readonly file: string;
  readonly entries: readonly Entry[];
  readonly problems: readonly Problem[];
}

/** Parses a namespace file with the line of each text. Reports non-text, empty, duplicate and too deep values. */
export function readTexts(file: string, source: string, deepest = 2): TextFile {
  const sourceFile = ts.parseJsonText(file, source);
  const entries: Entry[] = [];
  const problems: Problem[] = [];
  const lineOf = (node: ts.Node) =>
    sourceFile.getLineAndCharacterOfPosition(node.getStart(sourceFile)).line + 1;
  const refuse = (node: ts.Node, message: string) => problems.push({ file, line: lineOf(node), message });

  const visit = (object: ts.ObjectLiteralExpression, path: readonly string[]) => {
    const seenKeys = new Set<string>();
    for (const property of object.properties) {
      if (!ts.isPropertyAssignment(property) || !ts.isStringLiteral(property.name)) continue;
      const here = [...path, property.name.text];
      const key = here.join('.');
      if (seenKeys.has(key)) refuse(property, `'${key}' is duplicated; the first text is lost. Remove one.`);
      seenKeys.add(key);
      const value = property.initializer;
      if (ts.isStringLiteral(value)) {
        if (value.text.trim() === '') refuse(property, `'${key}' is empty. Write a text or remove the key.`);
        entries.push({ key, text: value.text, line: lineOf(property) });
      } else if (ts.isObjectLiteralExpression(value) && here.length < deepest) visit(value, here);
      else refuse(property, `'${key}' must be a text, or a group of texts at most ${deepest - 1} deep.`);
    }
  };

  const root = sourceFile.statements[0]?.expression;
  if (root && ts.isObjectLiteralExpression(root)) visit(root, []);
  else problems.push({ file, line: 1, message: 'This file must contain one JSON object of texts.' });
  return { file, entries, problems };
}
