/**
 * Takes pictures of the stories of the site map and one of each part, in every brand, scheme and width:
 * `npm run pictures [-- --only chats --out DIR --storybook DIR]`.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMissing } from '../../packages/storybook/src/pictures/index.ts';
import { comparedIds } from '../../stories/pictures.ts';
import { chooseIds, runProgram } from './options.ts';
import { cache, commitHere, readStoryIndex, ensureStorybook } from './storybook-of.ts';
import { take } from './take.ts';

await runProgram(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', default: join(cache, 'latest') },
      storybook: { type: 'string' },
    },
  });
  const storybook = values.storybook ? resolve(values.storybook) : ensureStorybook(commitHere());
  const ids = chooseIds(comparedIds(readStoryIndex(storybook)), values.only);
  const outputFolder = resolve(values.out);
  const start = performance.now();
  const { taken, missing, fixed } = await take({ storybook, out: outputFolder, ids });
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `${taken.length} pictures of ${ids.length} stories are in ${outputFolder}, after ${seconds} s.`,
  );
  if (fixed.length > 0) console.log(`${fixed.length} do not exist, because their stories fix another look.`);
  if (missing.length > 0) console.warn(describeMissing(missing));
});
