import ts from 'typescript';
import { expect, test } from 'vitest';
import { defineMain } from './define-main.ts';

test('TypeScript understands the options with which prop tables are read', () => {
  const { typescript } = defineMain() as {
    typescript: { reactDocgenTypescriptOptions: { tsconfigPath: string } };
  };
  const problems: string[] = [];
  const add = ({ messageText }: ts.Diagnostic) =>
    problems.push(ts.flattenDiagnosticMessageText(messageText, '\n'));
  const config = ts.getParsedCommandLineOfConfigFile(
    typescript.reactDocgenTypescriptOptions.tsconfigPath,
    undefined,
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: add,
    },
  );
  config?.errors.forEach(add);
  expect(problems).toEqual([]);
  expect(config?.fileNames.some((path) => path.endsWith('.tsx'))).toBe(true);
});

test('a run of tests knows the story files without reading them', async () => {
  const { experimental_indexers: indexers } = defineMain() as unknown as {
    experimental_indexers: () => { createIndex: (file: string) => Promise<unknown[]> }[];
  };
  const [indexer] = indexers();
  expect(await indexer!.createIndex('/nowhere/Chat.stories.tsx')).toMatchObject([
    { importPath: '/nowhere/Chat.stories.tsx' },
  ]);
});
