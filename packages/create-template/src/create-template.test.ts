import { execFileSync } from 'node:child_process';
import { createFont } from '@meetcute/brand-tools/fonts';
import { placeholderRings } from '@meetcute/brand-tools/find-icon-problems';
import { readSites } from '@meetcute/host';
import { contrastFaults, defaultTokens, extendTokens, type DeepPartial, type Tokens } from '@meetcute/theme';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { commandLine, completeAnswers, type Answers } from './answers.ts';
import { createTemplate as create, type Steps } from './create-template.ts';
import { readAddedFont } from './fonts.ts';
import { workspacePlace } from './inside.ts';
import { repositoryPlace } from './outside.ts';
import { readOptions } from './read-options.ts';
import type { Place } from './place.ts';
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

const { signal } = new AbortController();

/** Fails where a font is added. */
const noSteps: Steps = { addFont: () => Promise.reject(new Error('No font.')) };
const createTemplate = (place: Place, answers: Answers, steps: Steps = noSteps, abort = signal) =>
  create(place, answers, steps, abort);

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

test.each([
  [
    '--languages de,en',
    { domain_language: 'de', languages: ['de', 'en'] },
    'the site, in German and English;',
  ],
  [
    '--languages de,en --language en',
    { domain_language: 'en', languages: ['de', 'en'] },
    'German and English;',
  ],
  ['--languages PL', { domain_language: 'pl', languages: ['pl'] }, 'the site, in Polish;'],
  ['--languages de,en,pl', { domain_language: 'de' }, 'the site, in German, English, and Polish;'],
  ['--language pl', { domain_language: 'pl', languages: undefined }, 'the site, in all languages;'],
])('writes the languages of %s into site and README', async (line, settings, sentence) => {
  const { folder } = await createTemplate(repositoryPlace(newTemplates()), answersOf(`aurora ${line}`));
  const [site] = readSites(join(folder, 'sites'));
  expect({ languages: undefined, ...site!.settings }).toMatchObject(settings);
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(sentence);
});

test('the command that makes a template again names its languages', () => {
  expect(commandLine(answersOf('aurora --languages de,en'), false)).toContain(
    ' --languages de,en --language de ',
  );
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
  ['--languages de,xx', "no language 'xx'"],
  ['--languages ,', 'no language. Name at least one.'],
  ['--languages de,nl --language en', "The language of the site itself is 'en', which visitors can't choose"],
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
  await expect(writeFolder(join(templates, 'aurora'), files, signal)).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(readdirSync(templates)).toEqual(['classic']);
});

test('leaves nothing behind where it is interrupted', async () => {
  const templates = newTemplates();
  const files = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`${index}.ts`, '']));
  const interruption = new AbortController();
  const pendingWrite = writeFolder(join(templates, 'aurora'), files, interruption.signal);
  setImmediate(() => interruption.abort(new Error('nothing was written')));
  await expect(pendingWrite).rejects.toThrow('nothing was written');
  expect(readdirSync(templates)).toEqual(['classic']);
});

test('replaces no folder', async () => {
  const templates = newTemplates();
  await expect(writeFolder(join(templates, 'classic'), { 'a.ts': '' }, signal)).rejects.toThrow(
    'already exists',
  );
  expect(readdirSync(join(templates, 'classic'))).not.toContain('a.ts');
});

/** Steps that add fonts by name, and note what was done. */
const notedSteps = (log: string[], fault?: Error): Steps => ({
  prepare: async () => void log.push('prepare'),
  addFont: async (_, file, isHeading) => {
    const name = basename(file, extname(file)).toLowerCase();
    log.push(isHeading ? `${name}, headings` : name);
    return { files: [`src/fonts/${name}.ts`], notes: [`${name}.`] };
  },
  finish: async () => {
    log.push('finish');
    if (fault) throw fault;
  },
  undo: async () => void log.push('undo'),
});

type SubsetFont = (font: Buffer, text: string, options: object) => Promise<Buffer>;

/** Writes two fonts with the letters of all languages. The second one is the first, of another family. */
async function newFonts(house: string): Promise<[text: string, heading: string]> {
  const storybook = dirname(createRequire(import.meta.url).resolve('storybook/package.json'));
  const bytes = readFileSync(join(storybook, 'assets/browser/nunito-sans-regular.woff2'));
  const tools = createRequire(join(import.meta.dirname, '../../brand-tools/package.json'));
  const { default: subsetFont } = (await import(tools.resolve('subset-font'))) as { default: SubsetFont };
  const letters = Array.from({ length: 0x2200 - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20));
  const whole = await subsetFont(bytes, letters.join(''), { targetFormat: 'truetype' });
  const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('latin1');
  const other = whole.toString('latin1').replaceAll(utf16('Nunito'), utf16('Kapiti'));
  const fonts: [string, string] = [join(house, 'Lora.woff2'), join(house, 'Karla.ttf')];
  writeFileSync(fonts[0], bytes);
  writeFileSync(fonts[1], other, 'latin1');
  return fonts;
}

const readSource = (folder: string, file: string) => readFileSync(join(folder, 'src', file), 'utf8');

/** Adds fonts as the program in a clone does. */
const realSteps: Steps = {
  addFont: async (template, file, isHeading) =>
    readAddedFont(await createFont({ file, template, isHeading })),
};

test('one font is that of texts and headings, and a second one that of headings', async () => {
  const templates = newTemplates();
  const [text, heading] = await newFonts(templates);
  const make = (...words: string[]) =>
    createTemplate(
      workspacePlace(templates),
      completeAnswers(readOptions(words), { command: 'create' }),
      realSteps,
    );
  const one = await make('one', '--font', text);
  const addedFiles = ['src/fonts/nunito-sans.ts', 'src/fonts/nunito-sans-latin.woff2', 'src/fonts.ts'];
  expect(one.files).toEqual(expect.arrayContaining(addedFiles));
  expect(one.notes).toContainEqual(expect.stringMatching(/^Nunito Sans: The font has the weight/));
  expect(readSource(one.folder, 'tokens.ts')).toMatch(/text: '"Nunito S[^]*display: '"Nunito S/);
  expect(readSource(one.folder, 'fonts.ts')).toContain(
    "import { nunitoSansFont } from './fonts/nunito-sans.ts';",
  );
  expect(readSource(one.folder, 'template.ts')).toContain('  fonts,\n');
  const { folder: two } = await make(
    'two',
    '--font',
    text,
    '--heading-font',
    heading,
    '--colours',
    '#0a6c74',
  );
  expect(readSource(two, 'tokens.ts')).toMatch(/text: '"Nunito S[^]*display: '"Kapiti S/);
  expect(readSource(two, 'fonts.ts')).toContain('[nunitoSansFont, kapitiSansFont]');
  const { folder: three, files } = await make('three', '--heading-font', heading);
  expect(readSource(three, 'tokens.ts')).not.toContain('text:');
  expect(readSource(three, 'fonts.ts')).toContain('[...classic.fonts, kapitiSansFont]');
  for (const file of files) expect(readdirSync(join(three, dirname(file)))).toContain(basename(file));
});

test('steps are taken one after the other', async () => {
  const templates = newTemplates();
  const [font, headingFont] = await newFonts(templates);
  const log: string[] = [];
  const answers = { ...answersOf('aurora'), font, headingFont };
  const { notes } = await createTemplate(workspacePlace(templates), answers, notedSteps(log));
  expect(log).toEqual(['prepare', 'lora', 'karla, headings', 'finish']);
  expect(notes).toEqual(['lora.', 'karla.']);
});

test('refuses two fonts of one family, and writes nothing', async () => {
  const templates = newTemplates();
  const [font] = await newFonts(templates);
  const bold = join(templates, 'Bold.woff2');
  writeFileSync(bold, readFileSync(font));
  const creation = createTemplate(workspacePlace(templates), {
    ...answersOf('aurora'),
    font,
    headingFont: bold,
  });
  await expect(creation).rejects.toThrow("Lora.woff2 and Bold.woff2 are both called 'Nunito Sans'.");
  expect(readdirSync(templates)).not.toContain('aurora');
});

test('a note names its font, and what is left to do is said', () => {
  const files = ['src/fonts/lora-latin.woff2', 'src/fonts/lora.ts'];
  const addedFont = { family: 'Lora', files: files.map((path) => ({ path })), notes: ['It has no ć.'] };
  const remaining = ['In src/template.ts add `fonts`.'];
  expect(readAddedFont({ ...addedFont, remaining })).toEqual({
    files,
    notes: ['Lora: It has no ć.', ...remaining],
  });
});

const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6z"/></svg>';

test('takes the mark of a file as icon, and beside the name of the site', async () => {
  const templates = newTemplates();
  const icon = join(templates, 'mark.svg');
  writeFileSync(icon, `\uFEFF<?xml version="1.0"?>\r\n<!-- an editor's <svg> -->\r\n${mark}\r\n`);
  const answers = { ...answersOf('aurora'), icon };
  const { folder, files } = await createTemplate(workspacePlace(templates), answers);
  expect(files).toContain('src/mark.svg');
  expect(readSource(folder, 'mark.svg')).toBe(`${mark}\n`);
  const iconModule = (await import(join(folder, 'src/icon.ts'))) as { icon: string };
  expect(iconModule.icon).toBe(`${mark}\n`);
  expect(readSource(folder, 'parts/Logo.tsx')).toMatch(
    /import mark from '\.\.\/mark\.svg\?url';[^]*<img src=\{mark\} alt="" \/>/,
  );
  expect(commandLine(answers, false)).toContain(` --icon '${icon}' `);
});

test('draws rings without a mark, which the check of a brand recognizes', async () => {
  const { folder } = await createTemplate(workspacePlace(newTemplates()), answersOf('aurora'));
  for (const ring of placeholderRings.icon) expect(readSource(folder, 'icon.ts')).toContain(ring);
  for (const ring of placeholderRings.logo) expect(readSource(folder, 'parts/Logo.tsx')).toContain(ring);
});

test.each([
  ['a script', mark.replace('<path', '<script/><path'), 'mark.svg: The mark loads something or runs code.'],
  ['no square', mark.replace('0 0 8 8', '0 0 8 4'), 'mark.svg: The mark has no square viewBox.'],
  ['no SVG', 'GIF89a', 'mark.svg: The mark is no SVG.'],
  ['no text', Buffer.from([0xff, 0xfe]), 'mark.svg is no text in UTF-8.'],
  ['a huge file', mark.padEnd(100_001), 'mark.svg has 101 kB'],
])('refuses a mark with %s, and writes nothing', async (_, text, problem) => {
  const templates = newTemplates();
  const icon = join(templates, 'mark.svg');
  writeFileSync(icon, text);
  const creation = createTemplate(workspacePlace(templates), { ...answersOf('aurora'), icon });
  await expect(creation).rejects.toThrow(problem);
  expect(readdirSync(templates)).toEqual(['classic', 'mark.svg']);
});

test('refuses a subset that lacks letters of a language, and writes nothing', async () => {
  const templates = newTemplates();
  const { resolve } = createRequire(join(import.meta.dirname, '../../../templates/classic/package.json'));
  const font = resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
  const answers = { ...answersOf('aurora'), font };
  await expect(createTemplate(workspacePlace(templates), answers)).rejects.toThrow(
    /has no Ÿ for fr, no ą.* for pl\. The file may be a subset[^]*whole font from its maker/,
  );
  expect(readdirSync(templates)).toEqual(['classic']);
});

test('takes tokens from a DTCG file, also one with line ends of Windows', async () => {
  const templates = newTemplates();
  const file = join(templates, 'figma.json');
  const token = { $type: 'dimension', $value: { value: 7, unit: 'px' } };
  writeFileSync(file, JSON.stringify({ radius: { large: token } }, null, 2).replaceAll('\n', '\r\n'));
  const { folder } = await createTemplate(workspacePlace(templates), {
    ...answersOf('aurora'),
    tokens: [file],
  });
  expect(readSource(folder, 'tokens.ts')).toContain("radius: { large: '7px' }");
});

const colour = (value: unknown) => ({ $type: 'color', $value: value });
const cycle = { light: { accent: colour('{light.focus}'), focus: colour('{light.accent}') } };

test.each([
  ['a cycle', JSON.stringify(cycle), 'light.focus'],
  ['a key of prototypes', '{"__proto__": {"accent": 1}}', '__proto__'],
  ['deep nesting', `${'{"a":'.repeat(90)}1${'}'.repeat(90)}`, 'more than 64 levels'],
  ['a huge size', `{"a": "${'a'.repeat(8_100_000)}"}`, '9 MB'],
  ['a wrong type', '{"radius": {"large": {"$type": "color", "$value": 7}}}', 'radius'],
  ['no JSON', '{"radius": ', 'figma.json:1:'],
  ['no object', '[]', 'is no JSON object'],
])('says what is wrong with a DTCG file with %s, and writes nothing', async (_, text, problem) => {
  const templates = newTemplates();
  const file = join(templates, 'figma.json');
  writeFileSync(file, text);
  const answers = { ...answersOf('aurora'), tokens: [file] };
  await expect(createTemplate(workspacePlace(templates), answers)).rejects.toThrow(problem);
  expect(readdirSync(templates)).toEqual(['classic', 'figma.json']);
});

test.each([
  ['--font missing.woff2', 'There is no file missing.woff2'],
  ['--heading-font package.json', 'package.json is no font'],
  ['--icon missing.svg', 'There is no file missing.svg'],
  ['--icon .', '. is no file'],
  ['--tokens missing.json', 'There is no file'],
  ['--tokens missing.json --colours #111', 'Give either --colours or --tokens'],
])('refuses %s', async (line, problem) => {
  const templates = newTemplates();
  await expect(createTemplate(workspacePlace(templates), answersOf(`aurora ${line}`))).rejects.toThrow(
    problem,
  );
  expect(readdirSync(templates)).toEqual(['classic']);
});

test.each([
  [
    'src/tokens.ts',
    "throw new Error('Boom');",
    /'classic' can't be extended[^]*tokens\.ts can't be loaded: Boom/,
  ],
  ['src/tokens.ts', 'export const colours = {};', /no export 'tokens'/],
  ['package.json', '{', /'classic' can't be extended: package\.json:1:2/],
])('says that a base is broken: %s with %s', async (file, text, problem) => {
  const templates = newTemplates();
  writeFileSync(join(templates, 'classic', file), text);
  await expect(createTemplate(workspacePlace(templates), answersOf('aurora'))).rejects.toThrow(problem);
  expect(readdirSync(templates)).toEqual(['classic']);
});

test('removes the template where a step fails', async () => {
  const templates = newTemplates();
  const log: string[] = [];
  const answers = answersOf('aurora');
  const creation = createTemplate(
    workspacePlace(templates),
    answers,
    notedSteps(log, new Error('No network.')),
  );
  await expect(creation).rejects.toThrow('No network.');
  expect(log).toEqual(['prepare', 'finish', 'undo']);
  expect(readdirSync(templates)).toEqual(['classic']);
});

test('the command that makes a template again has each answer as a shell takes it', () => {
  const siteName = `Bob's $HOME "Bar"`;
  const answers = { ...answersOf('aurora --no-install'), siteName };
  const line = commandLine(answers, false);
  const output = execFileSync('sh', ['-c', `printf '%s\\n' ${line}`], { encoding: 'utf8' });
  expect(output.split('\n').slice(3, 5)).toEqual(['--site-name', siteName]);
  expect(line).toMatch(/^aurora --base classic .* --no-install --yes$/);
  expect(commandLine(answers, true)).toContain(String.raw`--site-name "Bob's $HOME \"Bar\"" `);
});

test('outside, a font needs the packages of the template, and nothing is written without them', async () => {
  const templates = newTemplates();
  const [font] = await newFonts(templates);
  const answers = { ...answersOf('aurora --no-install'), font };
  const log: string[] = [];
  const creation = createTemplate(repositoryPlace(templates), answers, notedSteps(log));
  await expect(creation).rejects.toThrow('A font needs the packages of the template. Leave out --no-install');
  expect(log).toEqual([]);
  const { files } = await createTemplate(workspacePlace(templates), answers, notedSteps(log));
  expect(files).toContain('src/fonts/lora.ts');
});

test('has a list of changes, and tests: inside of its colours, outside the checks of a brand', async () => {
  const [workspaceTemplate, repositoryTemplate] = await Promise.all(
    [workspacePlace, repositoryPlace].map((place) =>
      createTemplate(place(newTemplates()), answersOf('aurora')),
    ),
  );
  for (const { folder } of [workspaceTemplate!, repositoryTemplate!])
    expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toContain('## 0.1.0');
  expect(workspaceTemplate!.files).toContain('src/tokens.test.ts');
  const manifest = readFileSync(join(repositoryTemplate!.folder, 'package.json'), 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({ scripts: { test: 'meetcute check' } });
  expect(readFileSync(join(repositoryTemplate!.folder, 'README.md'), 'utf8')).toContain('| `npm test` |');
});

test('outside, a base gives its name to no other template', async () => {
  const place = repositoryPlace(newTemplates());
  const answers = answersOf('nocturne --base nocturne --yes');
  await expect(createTemplate(place, answers)).rejects.toThrow("'nocturne' already exists");
});
