import { EventEmitter } from 'node:events';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, program } from '../../../testing/program.ts';
import { answerIn, keys } from '../../../testing/terminal.ts';
import { templatesFolder } from '../../../testing/templates-folder.ts';
import { readSites } from '../../../start/sites.ts';
import { runCommandLine } from '../../main.ts';
import { completeAnswers, idOf, readPlace } from './answers.ts';
import { writeNewFiles } from './write-new-files.ts';

const TEMPLATES_DIR = templatesFolder();

async function init(...args: string[]) {
  const [printedLines, errorLines]: [string[], string[]] = [[], []];
  const code = await runCommandLine(['init', ...args], {
    env: { TEMPLATES_DIR },
    folder: import.meta.dirname,
    print: (text) => void printedLines.push(text),
    say: (text) => void errorLines.push(text),
  });
  return { code, printed: printedLines.join('\n'), errorOutput: errorLines.join('\n') };
}

/** A path of a folder that does not exist, with a space and a letter that is not ASCII. */
const newPath = () => join(newFolder('init'), 'żagle nocą');

const names = ['.env.example', '.gitignore', 'README.md', 'sites'];

test('writes a site that is complete as a demo, named after its folder', async () => {
  const folder = newPath();
  const { code, printed, errorOutput } = await init(folder, '--yes');
  expect([code, errorOutput]).toEqual([0, '']);
  expect(printed).toContain('  sites/zagle-noca.json\n');
  expect(readdirSync(folder).toSorted()).toEqual(names);
  expect(readSites(join(folder, 'sites'))).toMatchObject([
    {
      id: 'zagle-noca',
      isDemo: true,
      hosts: ['localhost'],
      settings: { name: 'Żagle Nocą', template: 'classic' },
    },
  ]);
  for (const file of names.filter((name) => name !== 'sites'))
    expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/undefined|\[object/);
});

test('takes every answer from the command line', async () => {
  const folder = newPath();
  const line = ['--name', 'Port', '--template', 'nocturne', '--language', 'pl', '--countries', 'pl, de'];
  await init(folder, ...line, '--host', 'www.port.pl', '--host', 'port.pl', '--yes');
  expect(readSites(join(folder, 'sites'))).toMatchObject([
    {
      id: 'port',
      hosts: ['www.port.pl', 'port.pl', 'localhost'],
      settings: {
        name: 'Port',
        template: 'nocturne',
        domain_language: 'pl',
        countries: ['PL', 'DE'],
        fictional_plural: 'profile fikcyjne',
      },
    },
  ]);
});

test.each([
  [['--languages', 'DE, en'], { domain_language: 'de', languages: ['de', 'en'] }],
  [['--languages', 'de,en', '--language', 'en'], { domain_language: 'en', languages: ['de', 'en'] }],
  [['--languages', 'pl'], { domain_language: 'pl', languages: ['pl'], fictional_plural: 'profile fikcyjne' }],
])('writes the languages of %j', async (line, expected) => {
  const folder = newPath();
  const { errorOutput } = await init(folder, ...line, '--yes');
  expect(errorOutput).toBe('');
  expect(readSites(join(folder, 'sites'))[0]?.settings).toMatchObject(expected);
});

test('a site that names no languages has no list of them', async () => {
  const folder = newPath();
  await init(folder, '--name', 'Port', '--language', 'pl', '--yes');
  const file = JSON.parse(readFileSync(join(folder, 'sites/port.json'), 'utf8')) as { settings: object };
  expect(file.settings).toMatchObject({ domain_language: 'pl' });
  expect(file.settings).not.toHaveProperty('languages');
});

/** Makes the folder of a brand outside, which has its own template and depends on classic. */
function newBrand(): string {
  const brand = realpathSync(newFolder('brand'));
  const classic = join(brand, 'node_modules/@meetcute/template-classic');
  mkdirSync(classic, { recursive: true });
  writeFileSync(join(classic, 'package.json'), '{"meetcute": {"template": "classic"}}');
  const dependencies = { '@meetcute/template-classic': '1' };
  writeFileSync(
    join(brand, 'package.json'),
    JSON.stringify({ meetcute: { template: 'aurora' }, dependencies }),
  );
  return brand;
}

test("in a brand's folder a site has its template, which is found from another folder too", () => {
  const brand = newBrand();
  const [here, elsewhere] = ['.', '../other site'].map((path) => readPlace(resolve(brand, path), {}, brand));
  const options = {
    name: 'Bay',
    template: undefined,
    languages: undefined,
    language: undefined,
    countries: undefined,
    host: [],
  };
  expect(here!.templates.slice(0, 2)).toEqual(['aurora', 'classic']);
  expect(completeAnswers(options, here!).template).toBe('aurora');
  expect(completeAnswers(options, elsewhere!).template).toBe(brand);
});

test('says which command makes a brand where there is none, before it asks anything', async () => {
  const folder = newPath();
  const empty = newFolder('templates');
  const outputLines: string[] = [];
  const { shown } = await answerIn([], async () => {
    const print = (text: string) => void outputLines.push(text);
    const code = await runCommandLine(['init', folder], {
      env: { TEMPLATES_DIR: empty },
      folder: import.meta.dirname,
      print,
      say: print,
    });
    expect(code).toBe(1);
  });
  expect(shown).toBe('');
  expect(outputLines.join('\n')).toMatch(
    /There are: none\. .* needs a brand: .* npm create @meetcute\/template, and run this/,
  );
  expect(existsSync(folder)).toBe(false);
});

test('adds a second site, and changes no file that is there', async () => {
  const folder = newPath();
  mkdirSync(folder);
  writeFileSync(join(folder, 'README.md'), 'Mine');
  expect((await init(folder, '--name', 'One', '--yes')).printed).toContain(
    'README.md was there and is unchanged',
  );
  const { printed } = await init(folder, '--name', 'Two', '--json');
  expect(JSON.parse(printed)).toEqual({
    id: 'two',
    folder,
    files: ['sites/two.json'],
    kept: ['README.md', '.env.example', '.gitignore'],
  });
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe('Mine');
  expect(readSites(join(folder, 'sites')).map(({ hosts }) => hosts)).toEqual([
    ['localhost'],
    ['two.localhost'],
  ]);
  const again = await init(folder, '--name', 'One', '--yes');
  expect([again.code, again.errorOutput]).toEqual([
    1,
    expect.stringContaining("A site of this folder has 'one' already."),
  ]);
});

test('replaces no site file, whatever is in it', async () => {
  const folder = newPath();
  mkdirSync(join(folder, 'sites'), { recursive: true });
  writeFileSync(join(folder, 'sites/one.json'), 'broken');
  const { code, errorOutput } = await init(folder, '--name', 'One', '--yes');
  expect([code, errorOutput]).toEqual([
    1,
    expect.stringContaining('one.json already exists. Give the site another name'),
  ]);
  expect(readdirSync(folder)).toEqual(['sites']);
  expect(readFileSync(join(folder, 'sites/one.json'), 'utf8')).toBe('broken');
});

test('names everything that is wrong at once, and writes nothing', async () => {
  const folder = newPath();
  const line = ['--template', 'harbour', '--language', 'xx', '--host', 'https://a.test', '--yes'];
  const { code, printed, errorOutput } = await init(folder, ...line);
  expect([code, printed]).toEqual([1, '']);
  expect(errorOutput).toMatch(
    /no language 'xx'[^]*'harbour', which is no template\. There are: classic, nocturne\.[^]*host 'https:\/\/a\.test' is not a host name/,
  );
  expect(existsSync(folder)).toBe(false);
});

test.each([
  [['--countries', 'NL,XX'], 1, "no country 'XX'"],
  [['--countries', ','], 1, 'no country. Name at least one.'],
  [['--languages', 'de,xx'], 1, "no language 'xx'"],
  [['--languages', ','], 1, 'no language. Name at least one.'],
  [['--languages', 'de,nl', '--language', 'en'], 1, "itself is 'en', which visitors can't choose"],
  [['--name', 'a|b'], 1, 'may not contain'],
  [['two'], 2, 'Name one folder: init <folder>. Quote a name with spaces.'],
  [['--nam', 'One'], 2, "Unknown option '--nam'"],
])('refuses %j', async (args, code, problem) => {
  const folder = newPath();
  expect(await init(folder, ...args, '--yes')).toMatchObject({
    code,
    errorOutput: expect.stringContaining(problem) as string,
  });
  expect(existsSync(folder)).toBe(false);
});

test('asks nothing without a terminal', async () => {
  const folder = newPath();
  expect((await init(folder)).errorOutput).toContain('Add --yes; flags replace its defaults.');
  expect(existsSync(folder)).toBe(false);
});

const { enter } = keys;

test('says at once what is wrong with an answer, also with one about what is there', async () => {
  const folder = newPath();
  await init(folder, '--name', 'Żagle Nocą', '--yes');
  let output = '';
  const { shown } = await answerIn(
    [
      ['What is the site called?', enter],
      ["A site of this folder has 'zagle-noca' already.", `Bay${enter}`],
      ['Which languages can visitors choose?', enter],
      ['In which language', enter],
      ['In which countries?', enter],
      ['whose country is unknown?', enter],
      ['Which template draws it?', enter],
      ['Under which host name', `https://a${enter}`],
      ["The host 'https://a' is not a host name", `${'\b'.repeat(9)}www.bay.test${enter}`],
    ],
    async () => void (output = (await init(folder)).printed),
  );
  expect(shown).toContain('Give this one another name or host.');
  expect(output).toContain('  sites/bay.json\n');
  expect(readSites(join(folder, 'sites'))).toMatchObject([
    { id: 'bay', hosts: ['www.bay.test', 'bay.localhost'] },
    { id: 'zagle-noca' },
  ]);
});

test('a failure after the questions has the command line with all answers', async () => {
  const file = join(newFolder('init'), 'file');
  writeFileSync(file, '');
  let errorOutput = '';
  await answerIn(
    [
      ['What is the site called?', `Bob's Bay${enter}`],
      ['Under which host name', enter],
    ],
    async () => {
      const options = [
        '--languages',
        'nl,fr',
        '--language',
        'fr',
        '--countries',
        'NL,BE',
        '--template',
        'classic',
      ];
      errorOutput = (await init(join(file, 'site'), ...options)).errorOutput;
    },
  );
  expect(errorOutput).toMatch(
    /can't be written to .*\n\nTo try it again:\n\n {2}npx meetcute init .*file\/site /,
  );
  expect(errorOutput).toContain(String.raw`--name 'Bob'\''s Bay'`);
  expect(errorOutput).toMatch(/--language fr .*--languages nl,fr --countries NL,BE --yes$/);
});

test('says how to go to the folder, as a shell takes it', async () => {
  const { printed } = await init(join(newFolder('init'), "bob's"), '--yes');
  expect(printed).toMatch(/Open it: {3}cd '.*bob'\\''s'\nStart it: {2}npx meetcute start\n/);
});

test('says that a folder cannot be written, and leaves nothing behind', async () => {
  const file = join(newFolder('init'), 'file');
  writeFileSync(file, '');
  expect((await init(join(file, 'site'), '--yes')).errorOutput).toMatch(/can't be written to .*file\/site: /);
  const folder = newPath();
  const files = { 'a/one': '', 'a/one/two': '' };
  await expect(writeNewFiles(folder, files)).rejects.toThrow("can't be written");
  expect(existsSync(folder)).toBe(false);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('leaves nothing behind where %s interrupts it', async (signal) => {
  const folder = newPath();
  mkdirSync(folder);
  const files = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`made/${index}`, '']));
  // Not those of this process: libraries of other tests end it.
  const signals = new EventEmitter();
  const pendingWrite = writeNewFiles(folder, files, signals);
  setImmediate(() => signals.emit(signal));
  await expect(pendingWrite).rejects.toThrow('nothing was written');
  expect(readdirSync(folder)).toEqual([]);
});

test('commands use the sites and the variables of their folder', async () => {
  const folder = newPath();
  await init(folder, '--yes');
  writeFileSync(join(folder, '.env'), 'DEMO=0\nPORT=none\n');
  const run = (env: Record<string, string>) =>
    spawnSync(process.execPath, [program, 'check'], {
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', TEMPLATES_DIR, ...env },
      encoding: 'utf8',
    });
  expect(run({}).stderr).toContain("PORT is 'none', which is not a port.");
  // Variables of the shell come first.
  const { stdout, stderr } = run({ PORT: '3000' });
  expect([stderr, stdout]).toEqual([
    '',
    expect.stringContaining("zagle-noca.json:3:3: 'demo' is true, but the host"),
  ]);
});

test.each([
  ['Harbour Lights', 'harbour-lights'],
  ['Pełnia', 'pelnia'],
  ['  2 Hearts!', 'hearts'],
  ['Straße nach Süden', 'strasse-nach-suden'],
  ['月', 'site'],
])("the id of '%s' is %s", (name, id) => {
  expect(idOf(name)).toBe(id);
});
