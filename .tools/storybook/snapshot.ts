/**
 * Writes what a published package needs of the repository into it, before it is packed: `storybook` the parts, `llms.txt` and
 * rules as they are read from the sources, `stories` the files that its pages show.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { RULE_FILE, type RuleFile } from '../../packages/storybook/src/rules/rule-list.ts';
import { root } from '../workspace.ts';
import { manifestFiles } from './manifest-plugin.ts';
import { loadParts } from './part-reader.ts';
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

async function writeStorybook(): Promise<void> {
  const folder = join(root, 'packages/storybook/dist/snapshot');
  rmSync(folder, { recursive: true, force: true });
  const rules = { ...(JSON.parse(ruleFile()) as RuleFile), source: 'From the tests of this release.' };
  const files = new Map([...(await manifestFiles()), [RULE_FILE, JSON.stringify(rules)] as const]);
  for (const [path, text] of files) {
    const target = join(folder, 'public', path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  writeFileSync(join(folder, 'parts.json'), JSON.stringify(loadParts()));
}

const [name] = process.argv.slice(2);
if (name === 'stories') writeStories();
else if (name === 'storybook') await writeStorybook();
else throw new Error(`There is no snapshot '${name}'; there are those of storybook and stories.`);
