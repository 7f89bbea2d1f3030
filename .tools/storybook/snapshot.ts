/**
 * Writes what a published package needs of the repository into it, before it is packed: `storybook` the parts, `llms.txt` and
 * rules as they are read from the sources, `stories` the files that its pages show, `kit` and `react` their docs.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { RULE_FILE, type RuleFile } from '../../packages/storybook/src/rules/rule-list.ts';
import { root } from '../workspace.ts';
import { manifestFiles, packageFiles } from './manifest-plugin.ts';
import { loadLibrary } from './library.ts';
import { ruleFile } from './rules-plugin.ts';

/** Files that pages of the stories show; `stories/repository-files.ts` reads them. */
const SHOWN = [
  'CHANGELOG.md',
  'docs/spec/changed.json',
  'docs/spec/proved.json',
  'docs/spec/rules.tsv',
  ...['classic', 'nocturne'].flatMap((brand) =>
    ['desktop', 'phone'].map((device) => `docs/images/${brand}-${device}.webp`),
  ),
];

function writeStories(): void {
  const folder = join(root, 'stories/from-repository');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const path of SHOWN) cpSync(join(root, path), join(folder, basename(path)));
}

function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

async function writeDocs(name: string): Promise<void> {
  const folder = join(root, 'packages', name, 'dist/docs');
  rmSync(folder, { recursive: true, force: true });
  writeFiles(folder, await packageFiles(`@meetcute/${name}`));
}

async function writeStorybook(): Promise<void> {
  const folder = join(root, 'packages/storybook/dist/snapshot');
  rmSync(folder, { recursive: true, force: true });
  const rules = { ...(JSON.parse(ruleFile()) as RuleFile), source: 'From the tests of this release.' };
  writeFiles(join(folder, 'public'), await manifestFiles());
  writeFiles(join(folder, 'public'), new Map([[RULE_FILE, JSON.stringify(rules)]]));
  writeFileSync(join(folder, 'parts.json'), JSON.stringify(loadLibrary().parts));
}

const [name] = process.argv.slice(2);
if (name === 'stories') writeStories();
else if (name === 'storybook') await writeStorybook();
else if (name === 'kit' || name === 'react') await writeDocs(name);
else throw new Error(`There is no snapshot '${name}'; there are those of storybook, stories, kit and react.`);
