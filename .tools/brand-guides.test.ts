import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readTypeErrors } from '../packages/brand-tools/src/check/check-types.ts';
import { commands as brandCommands } from '../packages/brand-tools/src/commands.ts';
import { brandFiles } from '../packages/create-template/src/files/brand-files.ts';
import { commands as hostCommands } from '../packages/host/src/cli/commands.ts';
import { readCommandLine } from '../packages/server/src/commands/read-command-line.ts';
import { root } from './workspace.ts';

/** A block of code in a guide. */
interface Block {
  readonly extension: string;
  readonly code: string;
  /** Path in a template that the guide names before the block; undefined where it names none. */
  readonly path: string | undefined;
}

const BLOCK = /^( *)```(tsx?)\n(.*?)^ *```/gms;
const PATH = /`(src\/[\w/-]+\.tsx?)`/g;

/** Returns the blocks of TypeScript of a guide. */
function readBlocks(guide: string): Block[] {
  let end = 0;
  return Array.from(guide.matchAll(BLOCK), (block) => {
    const [whole, indent = '', extension = '', code = ''] = block;
    const textBefore = guide.slice(end, block.index).replaceAll(/^```.*?^```/gms, '');
    end = block.index + whole.length;
    const path = [...textBefore.matchAll(PATH)].at(-1)?.[1];
    return { extension, code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''), path };
  });
}

/** Template that the guides make, as `npm run new-template` writes it. */
const harbour = brandFiles({
  name: 'harbour',
  base: 'classic',
  siteName: 'Harbour',
  languages: ['en'],
  language: 'en',
  countries: ['NL'],
  mark: { svg: null, accent: 'oklch(0.5 0.1 220)', ink: 'oklch(1 0 0)' },
  tokens:
    "import type { DeepPartial, Tokens } from '@meetcute/theme';\n\nexport const tokens = {} satisfies DeepPartial<Tokens>;\n",
});

/** Start of lines for `defineTemplate()`. Other lines without an import or export are tokens. */
const OF_TEMPLATE = /^(?:drawings|icons|layouts|namespaces|parts|screens|texts):/;

/** Returns the source of the template with lines of a guide as further properties, or as its tokens. */
const withLines = (lines: string): string =>
  harbour['src/template.ts']!.replace(
    /^ {2}tokens,$/m,
    OF_TEMPLATE.test(lines) ? `tokens,\n${lines}` : `tokens: {\n${lines}},`,
  );

/** Returns the sources of a template that follows a guide, by path. */
function followGuide(guide: string): Record<string, string> {
  const shownFiles: Record<string, string> = {};
  for (const [index, { extension, code, path }] of readBlocks(guide).entries()) {
    const separate = `src/block-${index}.${extension}`;
    const isModule = /^(?:import|export) /m.test(code);
    // The first block about a file is all of it. Others are ways to change it.
    if (isModule) shownFiles[path === undefined || path in shownFiles ? separate : path] = code;
    else shownFiles[separate] = withLines(code);
  }
  const templateFiles = Object.entries(harbour).filter(([path]) => path.startsWith('src/'));
  return { ...Object.fromEntries(templateFiles), ...shownFiles };
}

const guides = globSync('docs/brands/*.md', { cwd: root }).toSorted();

/** Installs the packages of the workspace in a folder, and libraries that the root doesn't have. */
function linkPackages(folder: string): void {
  const site = join(root, 'packages/site/node_modules');
  const links = {
    ...Object.fromEntries(
      globSync('packages/*', { cwd: root }).map((path) => [`@meetcute/${basename(path)}`, join(root, path)]),
    ),
    '@meetcute/template-classic': join(root, 'templates/classic'),
    '@phosphor-icons/react': join(site, '@phosphor-icons/react'),
    'react-i18next': join(site, 'react-i18next'),
  };
  for (const [name, target] of Object.entries(links)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    symlinkSync(target, join(folder, name));
  }
}

test('takes blocks from a guide, with the file that it names before each', () => {
  const guide =
    'See `src/a.ts`.\n\n```ts\na;\n```\n\n   Then:\n\n   ```tsx\n   b;\n   ```\n\n```sh\n`src/c.ts`\n```\n\n```ts\nd;\n```\n';
  expect(readBlocks(guide)).toEqual([
    { extension: 'ts', code: 'a;\n', path: 'src/a.ts' },
    { extension: 'tsx', code: 'b;\n', path: undefined },
    { extension: 'ts', code: 'd;\n', path: undefined },
  ]);
});

test('every block of TypeScript in the guides for brands has the right types', async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/guides-'));
  try {
    linkPackages(join(folder, 'node_modules'));
    const guideFiles = guides.flatMap((path) => {
      const name = basename(path, '.md');
      const files = Object.entries(followGuide(readFileSync(join(root, path), 'utf8')));
      return files.map(([file, code]) => [join(folder, name, file), code] as const);
    });
    for (const [file, code] of guideFiles) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, code);
    }
    const config = {
      extends: join(root, 'tsconfig.base.json'),
      include: ['*/src', join(root, 'packages/storybook/src/virtual.d.ts')],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [compiler, '--noEmit', '--pretty', 'false', '--singleThreaded'],
      { cwd: folder, env: { ...process.env, GOGC: '400' } },
    ).catch((fault: { stdout: string }) => fault);
    expect(readTypeErrors(stdout).map(({ where, what }) => `${where}: ${what}`)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Returns why the program `meetcute` of a brand refuses a command line; null if it does not. */
function findRefusal(line: string): string | null {
  const [name = '', ...words] = Array.from(
    line.matchAll(/'([^']*)'|(\S+)/g),
    ([, quotedWord, word = '']) => quotedWord ?? word,
  );
  const entry = [...brandCommands, ...hostCommands].find((command) => command.name === name);
  // A command alone is named, and not always complete.
  if (entry && words.length === 0) return null;
  try {
    if (!entry) throw new Error(`There is no command '${name}'.`);
    const args = words.filter((word) => word !== '--json');
    readCommandLine<never>(entry, args);
    return null;
  } catch (error) {
    return `${line}: ${(error as Error).message}`;
  }
}

test('the guides for brands name commands that exist, with options that they have', () => {
  const lines = guides
    .flatMap((path) => [
      ...readFileSync(join(root, path), 'utf8').matchAll(/(?:npx meetcute|npm run meetcute --) ([^`\n#&]+)/g),
    ])
    .map(([, line = '']) => line.trim())
    .filter((line) => line !== 'help');
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.flatMap((line) => findRefusal(line) ?? [])).toEqual([]);
  expect(findRefusal('eject Search --fast')).toContain("Unknown option '--fast'");
  expect(findRefusal('checks')).toContain("There is no command 'checks'.");
});
