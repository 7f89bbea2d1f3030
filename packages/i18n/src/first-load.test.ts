import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Returns the files that a module loads statically: imports and re-exports, without types and `import()`. */
function needs(file: URL): URL[] {
  const sourceFile = ts.createSourceFile(file.pathname, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return sourceFile.statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement) && !statement.importClause?.isTypeOnly;
    const isExport = ts.isExportDeclaration(statement) && !statement.isTypeOnly;
    if (!isImport && !isExport) return [];
    const specifier = statement.moduleSpecifier;
    return specifier && ts.isStringLiteral(specifier) && specifier.text.startsWith('.')
      ? [new URL(specifier.text, file)]
      : [];
  });
}

function firstLoad(entry: string): string[] {
  const loadedFiles = new Map<string, URL>();
  const queue = [new URL(entry, import.meta.url)];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (loadedFiles.has(file.href)) continue;
    loadedFiles.set(file.href, file);
    if (file.pathname.endsWith('.ts')) queue.push(...needs(file));
  }
  return [...loadedFiles.values()].map((file) => fileURLToPath(file));
}

test.each(['./index.ts', './catalogues/index.ts', './mail.ts', './legal/index.ts'])(
  'loads no texts when %s is imported, because every language is its own chunk',
  (entry) => {
    expect(
      firstLoad(entry).filter((file) => file.endsWith('.json') || /catalogues\/..\.ts$/.test(file)),
    ).toEqual([]);
  },
);

test('loads only one language with its module, without mails and legal texts', () => {
  const texts = firstLoad('./catalogues/nl.ts').filter((file) => file.endsWith('.json'));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.every((file) => file.includes('/locales/nl/'))).toBe(true);
  expect(texts.some((file) => /mail\.json|legal\/texts/.test(file))).toBe(false);
});
