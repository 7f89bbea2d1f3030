/**
 * Makes a brand outside the workspace from the packed packages, as `npm create @meetcute/template -- --base nocturne` does,
 * and builds its site and its Storybook: the index has every story of the specification, pages show the brand, and random
 * stories pass on it. `npm run check:brand-storybook [-- --seed 1 --keep]`. No network is needed: the packages are linked,
 * not installed. `check:packages` packs them first.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../workspace.ts';
import { makeBrand } from './make-brand.ts';
import { findStoryProblems, openStories } from './open-stories.ts';
import { readAccent, tryBrand } from './try-brand.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: String(Date.now() % 1000) }, keep: { type: 'boolean' } },
});

/** Number of stories that run on the brand. */
const COUNT = 30;

/** The brand of `check:brand` extends classic. */
const FLAGS = ['--base', 'nocturne', '--colours', '#0f766e'];

/** Files that the brand has besides what the program makes: a story, and the tests of some stories, as the guide says. */
const files = {
  // The site's own configuration must not matter.
  'vite.config.ts': `throw new Error('A Storybook does not read this file.');\n`,
  'src/Home.stories.tsx': `import { screen } from '@meetcute/storybook/screen';

export default { title: 'Screens/Home/Aurora' };

/** Shows a visitor the home page. */
export const Visitor = screen('index', { viewer: 'visitor' });
`,
  // The libraries are linked from another folder, which Vite does not serve by default.
  'vitest.config.ts': `import { storiesProject } from '@meetcute/storybook/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  server: { fs: { strict: false } },
  test: { testTimeout: 300_000, hookTimeout: 300_000, projects: [storiesProject()] },
});
`,
};

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly importPath: string;
}

const runNode = (folder: string, program: string, ...words: string[]) =>
  execFileSync(process.execPath, [program, ...words], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  });

/** Returns the items in random order, the same for the same seed. */
function shuffle<T>(items: readonly T[], seed: number): T[] {
  let state = seed;
  const next = () => (state = ((state + 1) * 48_271) % 2_147_483_647);
  return items
    .map((item) => ({ item, at: next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Runs random stories of the specification on the brand: those with the names of `COUNT` random ones in their files. */
function runStories(brand: string, entries: readonly Entry[], seed: number): void {
  const stories = entries.filter(
    ({ type, importPath }) => type === 'story' && importPath.includes('/@meetcute/'),
  );
  const chosenStories = shuffle(stories, seed).slice(0, COUNT);
  const names = chosenStories.map(({ name }) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const storyFiles = new Set(
    chosenStories.map(({ importPath }) => importPath.split('/').slice(-2).join('/')),
  );
  console.log(`Running ${COUNT} stories of seed ${seed} ...`);
  const vitest = join(brand, 'node_modules/vitest/vitest.mjs');
  runNode(brand, vitest, 'run', ...storyFiles, '--testNamePattern', `^(${names.join('|')})$`);
}

const folder = mkdtempSync(join(tmpdir(), 'meetcute-storybook-'));
try {
  const { folder: brand, meetcute } = makeBrand(join(folder, 'brands'), 'aurora', ...FLAGS);
  await tryBrand(brand, meetcute);
  for (const [path, text] of Object.entries(files)) writeFileSync(join(brand, path), text);
  runNode(brand, meetcute, 'storybook', '--build');
  const index = readFileSync(join(brand, 'storybook-static/index.json'), 'utf8');
  const entries = Object.values((JSON.parse(index) as { entries: Record<string, Entry> }).entries);
  const storyPaths = globSync('stories/**/*.stories.tsx', {
    cwd: root,
    exclude: ['stories/desk', '**/node_modules'],
  });
  const problems = [
    ...findStoryProblems(entries, [
      ...storyPaths.map((path) => relative('stories', path)),
      'src/Home.stories.tsx',
    ]),
    ...(await openStories(join(brand, 'storybook-static'), readAccent(brand))),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  runStories(brand, entries, Number(values.seed));
  console.log(
    `A Storybook outside the workspace has ${entries.length} entries, and ${COUNT} stories pass on its brand.`,
  );
} finally {
  if (values.keep) console.log(`Kept ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
