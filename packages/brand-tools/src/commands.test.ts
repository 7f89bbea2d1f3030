import { runCommand } from '@meetcute/server/commands';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commands } from './commands.ts';
import { fontsCommand } from './fonts/commands.ts';
import { tokenCommands } from './tokens/commands.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commands ż-'));
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  mkdirSync(join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const runTokens = (...args: string[]) => runCommand(tokenCommands, [...args, '--template', folder], {});

test('tokens export and import say what they wrote', async () => {
  const file = join(folder, 'aurora.tokens.json');
  expect(await runTokens('export', file)).toEqual({ text: `Written: ${file}`, data: { file } });
  expect(await runTokens('import', file)).toMatchObject({ text: 'Nothing to change.' });
  const text = readFileSync(file, 'utf8').replace('"home": "system"', '"home": "dark"');
  writeFileSync(file, text);
  expect(await runTokens('import', file, '--dry-run')).toMatchObject({
    text: 'home: system → dark\nNothing was written.',
  });
  const tokens = join(folder, 'src', 'tokens.ts');
  expect(await runTokens('import', file)).toMatchObject({
    text: `home: system → dark\nWritten: ${tokens}`,
    data: { changes: [{ path: 'home', from: 'system', to: 'dark' }] },
  });
  expect(readFileSync(tokens, 'utf8')).toContain("home: 'dark'");
});

test('tokens export prints the document, with numbers of a colour in one line', async () => {
  const output = await runTokens('export');
  expect(output!.text).toContain('"components": [0.985, 0.007, 75]');
  expect(output!.data).toMatchObject({ space: { 4: { $value: { value: 1, unit: 'rem' } } } });
});

test('check takes the folder of a template, and says where none is', async () => {
  const check = commands.find(({ name }) => name === 'check')!;
  await expect(runCommand(check, [join(folder, 'nowhere')], {})).rejects.toThrow(
    /^There is no template in .*nowhere: src\/template\.ts is missing\./,
  );
  writeFileSync(join(folder, 'src/template.ts'), '');
  await expect(runCommand(check, [folder, '--only', 'colours'], {})).rejects.toThrow(
    /^There is no check 'colours'/,
  );
});

test('what is wrong with the input is the output, and fails', async () => {
  const file = join(folder, 'figma.json');
  writeFileSync(file, '{"light": {"accent": 1, "text": 2}}');
  const problem = expect.stringMatching(
    /^figma\.json:1:\d+ #\/light\/\w+ This is neither token nor group/,
  ) as string;
  expect(await runTokens('import', file)).toEqual({
    text: problem,
    data: { problems: [problem, problem] },
    isFailure: true,
  });
  expect(await runCommand(fontsCommand, [file, '--template', folder], {})).toEqual({
    text: 'figma.json is no font. Name a WOFF2, TTF or OTF file.',
    data: { problems: ['figma.json is no font. Name a WOFF2, TTF or OTF file.'] },
    isFailure: true,
  });
});

test('a broken package.json is named with line and column', async () => {
  writeFileSync(join(folder, 'package.json'), '{\r\n  "type": module\r\n}');
  expect(await runTokens('export')).toMatchObject({
    text: expect.stringMatching(/^package\.json:2:\d+ This is no JSON/) as string,
    isFailure: true,
  });
});

test('fonts says what it wrote, and how to use it', async () => {
  const { resolve } = createRequire(join(import.meta.dirname, '../../../templates/classic/package.json'));
  const file = resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
  const output = await runCommand(fontsCommand, [file, '--template', folder, '--name', 'Aurora Sans'], {});
  expect(output!.text).toMatch(
    /Note: The font has no .* for pl[^]*Written: src\/fonts\/aurora-sans-latin\.woff2 \(\d\d\.\d kB\)[^]*In src\/template\.ts[^]*font: { text: '"Aurora Sans Variable".*, display: '"Aurora Sans V/,
  );
  writeFileSync(join(folder, 'src/template.ts'), 'export const a = defineTemplate({ tokens });\n');
  writeFileSync(join(folder, 'src/tokens.ts'), 'export const tokens = {};\n');
  const again = await runCommand(
    fontsCommand,
    [file, '--template', folder, '--name', 'Aurora Sans', '--force'],
    {},
  );
  expect(again!.text).toMatch(/Changed: src\/template\.ts passes `fonts`\nChanged: src\/tokens\.ts names it/);
  expect(again!.text).not.toMatch(/In src/);
  expect(readFileSync(join(folder, 'src/template.ts'), 'utf8')).toContain("from './fonts.ts'");
  expect(readFileSync(join(folder, 'src/tokens.ts'), 'utf8')).toContain('"Aurora Sans Variable"');
});

test('the README has every command', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const names = new Set([...readme.matchAll(/^\| `meetcute (\w+)/gm)].map(([, name]) => name));
  expect([...names].sort()).toEqual(commands.map(({ name }) => name).sort());
});
