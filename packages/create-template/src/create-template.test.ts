import { EventEmitter } from 'node:events';
import { readSites } from '@meetcute/host';
import { contrastFaults, defaultTokens, extendTokens, type DeepPartial, type Tokens } from '@meetcute/theme';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { completeAnswers } from './answers.ts';
import { createTemplate } from './create-template.ts';
import { workspacePlace } from './inside.ts';
import { repositoryPlace } from './outside.ts';
import { readOptions } from './read-options.ts';
import { writeFolder } from './write-folder.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Creates a folder of templates with one base, in a path with a space and letters that are not ASCII. */
function newTemplates(): string {
  const house = mkdtempSync(join(tmpdir(), 'new template ż-'));
  folders.push(house);
  mkdirSync(join(house, 'classic', 'src'), { recursive: true });
  writeFileSync(join(house, 'classic', 'package.json'), '{}');
  writeFileSync(join(house, 'classic', 'src', 'template.ts'), '');
  writeFileSync(
    join(house, 'classic', 'src', 'tokens.ts'),
    "export const tokens = { radius: { medium: '3rem' } };",
  );
  return house;
}

const answersOf = (line: string) => completeAnswers(readOptions(line.split(' ')), { command: 'create' });

test('makes a template from a name alone', async () => {
  const templates = newTemplates();
  const { folder, files } = await createTemplate(workspacePlace(templates), answersOf('late-tide --yes'));
  expect(folder).toBe(join(templates, 'late-tide'));
  for (const file of files) expect(readFileSync(join(folder, file), 'utf8')).not.toContain('undefined');
  expect(readFileSync(join(folder, 'src/template.ts'), 'utf8')).toContain('export const lateTide = ');
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
    name: '@meetcute/template-late-tide',
    dependencies: { '@meetcute/template-classic': 'workspace:*' },
  });
  expect(readdirSync(templates).toSorted()).toEqual(['classic', 'late-tide']);
});

test('writes the answers into tokens and site', async () => {
  const templates = newTemplates();
  const line =
    'aurora --colours #0a6c74,oklch(0.5_0.08_200) --site-name Aurora_Bay --language pl --countries pl,de';
  const answers = completeAnswers(readOptions(line.split(' ').map((word) => word.replaceAll('_', ' '))), {
    command: 'create',
  });
  const { folder } = await createTemplate(workspacePlace(templates), answers);
  const { tokens } = (await import(join(folder, 'src/tokens.ts'))) as { tokens: DeepPartial<Tokens> };
  const complete = extendTokens(defaultTokens, tokens);
  expect(complete.light.accent).not.toBe(defaultTokens.light.accent);
  for (const scheme of ['light', 'dark'] as const) expect(contrastFaults(complete[scheme])).toEqual([]);
  const [site] = readSites(join(folder, 'sites'));
  expect(site).toMatchObject({
    id: 'aurora',
    hosts: ['aurora.localhost'],
    settings: { name: 'Aurora Bay', template: 'aurora', domain_language: 'pl', countries: ['PL', 'DE'] },
  });
  expect(Object.keys(site!.shop!.countries).toSorted()).toEqual(['DE', 'PL']);
});

test('names all problems at once, and writes nothing', async () => {
  const templates = newTemplates();
  const answers = answersOf('Aurora --base velvet --colours sea --language xx');
  await expect(createTemplate(workspacePlace(templates), answers)).rejects.toThrow(
    /'Aurora' can't name[^]*no template 'velvet'[^]*There are: classic[^]*'sea' is not a CSS colour[^]*no language 'xx'/,
  );
  expect(readdirSync(templates)).toEqual(['classic']);
});

test.each([
  ['--countries NL,XX', "no country 'XX'"],
  ['--countries ,', 'no country'],
])('refuses %s', async (line, problem) => {
  await expect(createTemplate(workspacePlace(newTemplates()), answersOf(`aurora ${line}`))).rejects.toThrow(
    problem,
  );
});

test.each([
  [['aurora', 'borealis'], 'Only one name'],
  [['aurora', '--colour', '#fff'], "Unknown option '--colour'"],
])('refuses the command line %j', (words, problem) => {
  expect(() => readOptions(words)).toThrow(problem);
});

test('leaves nothing behind where a file cannot be written', async () => {
  const templates = newTemplates();
  const files = { 'src/a.ts': '', 'src/a.ts/b.ts': '' };
  await expect(writeFolder(join(templates, 'aurora'), files)).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(readdirSync(templates)).toEqual(['classic']);
});

test('leaves nothing behind where it is interrupted', async () => {
  const templates = newTemplates();
  const files = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`${index}.ts`, '']));
  // Not those of this process: libraries of other tests end it.
  const signals = new EventEmitter();
  const written = writeFolder(join(templates, 'aurora'), files, signals);
  setImmediate(() => signals.emit('SIGTERM'));
  await expect(written).rejects.toThrow('nothing was written');
  expect(readdirSync(templates)).toEqual(['classic']);
});

test('replaces no folder', async () => {
  const templates = newTemplates();
  await expect(writeFolder(join(templates, 'classic'), { 'a.ts': '' })).rejects.toThrow('already exists');
  expect(readdirSync(join(templates, 'classic'))).not.toContain('a.ts');
});

test('outside, a base gives its name to no other template', async () => {
  const place = repositoryPlace(newTemplates());
  const answers = answersOf('nocturne --base nocturne --yes');
  await expect(createTemplate(place, answers)).rejects.toThrow("'nocturne' already exists");
});
