import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { answerIn, keys, type Answer } from '../../host/src/testing/terminal.ts';
import { workspacePlace } from './inside.ts';
import { runCommandLine } from './make.ts';
import { ProgramError } from './run.ts';

const { enter, down, cancel } = keys;

const folders: string[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }));
});

/** Bases by name, with their tokens: on both grounds of `striped` no text is readable. */
const bases = {
  classic: 'export const tokens = {};',
  striped:
    "export const tokens = { light: { surface: 'oklch(0.99 0 0)', surfaceSunken: 'oklch(0.2 0 0)' } };",
  torn: "throw new Error('Boom');",
};

/** Creates a folder of templates. */
function newTemplates(names: readonly (keyof typeof bases)[]): string {
  const templates = mkdtempSync(join(tmpdir(), 'questions ż-'));
  folders.push(templates);
  for (const name of names) {
    mkdirSync(join(templates, name, 'src'), { recursive: true });
    writeFileSync(join(templates, name, 'package.json'), '{}');
    writeFileSync(join(templates, name, 'src/template.ts'), '');
    writeFileSync(join(templates, name, 'src/tokens.ts'), bases[name]);
  }
  return templates;
}

/** Runs a command line in a terminal. Its last step fails with a fault, if there is one. */
async function create(
  templates: string,
  words: readonly string[],
  answers: readonly Answer[],
  fault?: Error,
) {
  let errorOutput = '';
  vi.spyOn(console, 'error').mockImplementation((text: string) => void (errorOutput += text));
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const { shown, left } = await answerIn(answers, () =>
    runCommandLine(words, workspacePlace(templates), {
      steps: () => ({
        addFont: () => Promise.reject(new Error('No font.')),
        finish: () => (fault ? Promise.reject(fault) : Promise.resolve()),
      }),
      installCommand: () => '',
      next: () => [],
    }),
  );
  return { shown, errorOutput, left, code: process.exitCode ?? 0 };
}

const siteAnswers: readonly Answer[] = [
  ['What is the site called?', enter],
  ['Which languages can visitors choose?', enter],
  ['In which language', enter],
  ['In which countries?', enter],
  ['whose country is unknown?', enter],
];

test('says at once what is wrong with each answer, and asks the same question again', async () => {
  const templates = newTemplates(['classic', 'striped', 'torn']);
  const { shown, errorOutput, left } = await create(
    templates,
    [],
    [
      ['What is the template called?', `Bay${enter}`],
      ["'Bay' can't name a template", `\b\b\bbay${enter}`],
      ['Which template does it extend?', `${down}${down}${enter}`],
      ["'torn' can't be extended", ''],
      ['Which template does it extend?', `${down}${enter}`],
      ['Which colours does it have?', `#0a6c74${enter}`],
      ['No shade of', `${'\b'.repeat(7)}sea${enter}`],
      ["'sea' is not a CSS colour", `\b\b\b${enter}`],
      ['Which font has it?', `none.woff2${enter}`],
      ['There is no file none.woff2', `${'\b'.repeat(10)}${enter}`],
      ['Which mark has it', `wide.svg${enter}`],
      ['There is no file wide.svg', `${'\b'.repeat(8)}${enter}`],
      ['What is the site called?', `a|b${enter}`],
      ['may not contain', `\b\b\b${enter}`],
      ...siteAnswers.slice(1),
    ],
  );
  expect([errorOutput, left]).toEqual(['', []]);
  expect(shown).toContain('tokens.ts can');
  const site = JSON.parse(readFileSync(join(templates, 'bay/sites/bay.json'), 'utf8')) as object;
  expect(site).toMatchObject({ settings: { name: 'Bay', template: 'bay' } });
});

test('asks for colours where those of the command line do not go with the base', async () => {
  const templates = newTemplates(['classic', 'striped']);
  const { errorOutput } = await create(
    templates,
    ['bay', '--colours', '#0a6c74'],
    [
      ['Which template does it extend?', `${down}${enter}`],
      ['No shade of', ''],
      ['Which colours does it have?', enter],
      ['Which font has it?', enter],
      ['Which mark has it', enter],
      ...siteAnswers,
    ],
  );
  expect(errorOutput).toBe('');
  expect(readdirSync(templates)).toContain('bay');
});

test('the first language that visitors can choose is preselected as that of the site', async () => {
  const templates = newTemplates(['classic']);
  const { errorOutput } = await create(
    templates,
    ['bay', '--base', 'classic', '--colours', '#0a6c74', '--languages', 'de,en', '--countries', 'DE'],
    [
      ['Which font has it?', enter],
      ['Which mark has it', enter],
      ['What is the site called?', enter],
      ['In which language', enter],
    ],
  );
  expect(errorOutput).toBe('');
  const site = JSON.parse(readFileSync(join(templates, 'bay/sites/bay.json'), 'utf8')) as object;
  expect(site).toMatchObject({ settings: { languages: ['de', 'en'], domain_language: 'de' } });
});

test.each([
  [['bay', '--base', 'striped', '--colours', '#0a6c74'], 'No shade of'],
  [['--base', 'classic', '--tokens', 'none.json'], 'There is no file'],
  [['--base', 'torn'], "'torn' can't be extended"],
])('says what is wrong with %j before it asks anything', async (words, problem) => {
  const { errorOutput, shown, code } = await create(newTemplates(['classic', 'striped', 'torn']), words, []);
  expect([shown, code]).toEqual(['', 1]);
  expect(errorOutput).toContain(problem);
});

test('a failure after the questions has the command line with all answers', async () => {
  const templates = newTemplates(['classic']);
  const answers = siteAnswers.with(0, ['What is the site called?', `Bob's Bay${enter}`]);
  const { errorOutput, code } = await create(
    templates,
    ['bay', '--base', 'classic', '--colours', '#0a6c74'],
    [['Which font has it?', enter], ['Which mark has it', enter], ...answers],
    new Error('The disk is full.'),
  );
  expect(code).toBe(1);
  expect(errorOutput).toMatch(
    /^The disk is full\.\n\nTo try it again:\n\n {2}npm run new-template -- bay --base classic --colours '#0a6c74' /,
  );
  expect(errorOutput).toContain(String.raw`--site-name 'Bob'\''s Bay'`);
  expect(readdirSync(templates)).toEqual(['classic']);
});

test.each([
  [['--yes'], true],
  [['--yes', '--no-install'], false],
])('a program that fails after %j leaves a command line to try again', async (words, hasHint) => {
  const templates = newTemplates(['classic']);
  const fault = new ProgramError('npm install', '');
  const { errorOutput } = await create(templates, ['bay', ...words], [], fault);
  expect(errorOutput).toMatch(
    /^'npm install' failed\. See above\. Nothing was made\. To try it again:\n\n {2}npm run new-template -- bay --base/,
  );
  expect(errorOutput.includes('Without a network add --no-install')).toBe(hasHint);
  expect(readdirSync(templates)).toEqual(['classic']);
});

test('a cancelled question ends the command with code 130', async () => {
  const templates = newTemplates(['classic']);
  const { errorOutput, code } = await create(templates, [], [['What is the template called?', cancel]]);
  expect([errorOutput, code]).toEqual(['Cancelled: nothing was written.', 130]);
  expect(readdirSync(templates)).toEqual(['classic']);
});
