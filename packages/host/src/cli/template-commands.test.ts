import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { newFolder } from '../testing/program.ts';
import { commands } from './commands.ts';
import { readCommands } from './template-commands.ts';

/** Creates a folder with an installation of the commands of templates. */
function createFolder(code: string, { isTemplate = true } = {}): string {
  const folder = newFolder('commands');
  const tools = join(folder, 'node_modules/@meetcute/brand-tools');
  mkdirSync(tools, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{}');
  const manifest = { type: 'module', exports: { './commands': './commands.js' } };
  writeFileSync(join(tools, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(tools, 'commands.js'), code);
  if (!isTemplate) return folder;
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/template.ts'), '');
  return folder;
}

const tools = "export const commands = [{ name: 'check', summary: 'of templates' }, { name: 'dev' }];";
const summaryOf = async (folder: string, ...args: string[]) =>
  (await readCommands(folder, args)).find(({ name }) => name === 'check')?.summary;

test('in a template, check is that of templates', async () => {
  const folder = createFolder(tools);
  expect(await summaryOf(folder)).toBe('of templates');
  expect((await readCommands(folder)).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['check', 'dev', 'start']),
  );
});

test('check is that of templates where an argument names one', async () => {
  const folder = createFolder(tools, { isTemplate: false });
  mkdirSync(join(folder, 'aurora/src'), { recursive: true });
  writeFileSync(join(folder, 'aurora/src/template.ts'), '');
  expect(await summaryOf(folder, 'aurora', '--json')).toBe('of templates');
  expect(await summaryOf(folder, 'borealis')).not.toBe('of templates');
});

test('elsewhere, check is that of the host', async () => {
  const folder = createFolder(tools, { isTemplate: false });
  expect(await summaryOf(folder)).toBe(commands.find(({ name }) => name === 'check')?.summary);
});

test('a broken installation leaves the commands of the host, and says so', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const folder = createFolder("import 'a-package-that-is-not-there';");
  expect(await readCommands(folder)).toBe(commands);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('Install the packages again'));
  error.mockRestore();
});

test('a broken package.json leaves the commands of the host, and its place is said', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const folder = createFolder(tools);
  writeFileSync(join(folder, 'package.json'), '{\n  broken\n}');
  expect(await readCommands(folder)).toBe(commands);
  expect(error).toHaveBeenCalledWith(expect.stringMatching(/package\.json:2:3: is not JSON/));
  error.mockRestore();
});
