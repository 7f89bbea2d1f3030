/**
 * Compares the pictures of the working tree with those of a commit or tag, on one page:
 * `npm run pictures:compare -- --base v0.2.0 [--only chats --out DIR --storybook DIR]`.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMissing } from '../../packages/storybook/src/pictures/index.ts';
import { comparedIds } from '../../stories/pictures.ts';
import { readIfExists, root } from '../workspace.ts';
import { planComparison, writeComparison } from './differences.ts';
import { chooseIds, runProgram } from './options.ts';
import {
  cache,
  cameraName,
  commitHere,
  resolveCommit,
  readStoryIndex,
  ensureStorybook,
} from './storybook-of.ts';
import { take } from './take.ts';

const renamedStories = JSON.parse(readIfExists(join(root, 'stories', 'renamed.json')) ?? '{}') as Record<
  string,
  string
>;

/** Takes the pictures of a build; those of a commit are kept. */
async function picturesOf(commit: string | null, storybook: string, ids: readonly string[]) {
  const outputFolder = join(cache, commit ?? 'working-tree', `pictures-${cameraName()}`);
  return {
    out: outputFolder,
    ...(await take({ storybook, out: outputFolder, ids, isResumed: commit !== null })),
  };
}

await runProgram(async () => {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', default: join(cache, 'comparison') },
      storybook: { type: 'string' },
    },
  });
  if (!values.base) throw new Error('Name what to compare with: --base <commit, tag or branch>.');
  const base = resolveCommit(values.base);
  const here = values.storybook ? null : commitHere();
  const storybooks = {
    before: ensureStorybook(base),
    after: values.storybook ? resolve(values.storybook) : ensureStorybook(here),
  };
  const indexes = { before: readStoryIndex(storybooks.before), after: readStoryIndex(storybooks.after) };
  const ids = chooseIds(comparedIds(indexes.after), values.only);
  const plan = planComparison({ indexes, ids, renamed: renamedStories });
  const picturesBefore = await picturesOf(base, storybooks.before, plan.idsBefore);
  const picturesAfter = await picturesOf(here, storybooks.after, ids);
  const outputFolder = resolve(values.out);
  const { changed, equal } = await writeComparison({
    plan,
    before: picturesBefore,
    after: picturesAfter,
    out: outputFolder,
    base: `${values.base} (${base.slice(0, 10)})`,
    head: here?.slice(0, 10) ?? 'the working tree',
  });
  console.log(`${changed} pictures differ, ${equal} are equal: ${join(outputFolder, 'index.html')}`);
  for (const { missing } of [picturesBefore, picturesAfter])
    if (missing.length > 0) console.warn(describeMissing(missing));
});
