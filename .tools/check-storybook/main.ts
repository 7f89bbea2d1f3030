/**
 * Checks the static Storybook: it is complete, works from a sub-path, and two runs of pictures are equal.
 * `npm run check:storybook [-- --storybook DIR]` builds it unless a folder is given.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStorybook, readStoryIndex } from '../pictures/storybook-of.ts';
import { root } from '../workspace.ts';
import { faultsOfBuild } from './complete.ts';
import { faultsOfSubPath } from './sub-path.ts';
import { faultsOfPictures } from './twice.ts';

const { values } = parseArgs({ options: { storybook: { type: 'string' } } });
const folder = mkdtempSync(join(tmpdir(), 'storybook-'));
try {
  const storybook = values.storybook ? resolve(values.storybook) : join(folder, 'static');
  if (!values.storybook) buildStorybook(root, storybook);
  const checks = {
    'Complete, as Chromatic gets it': () => faultsOfBuild(storybook),
    'Under /design/storybook/': () => faultsOfSubPath(storybook, readStoryIndex(storybook)),
    'Pictures taken twice': () => faultsOfPictures(storybook, join(folder, 'pictures')),
  };
  for (const [title, check] of Object.entries(checks)) {
    const { text, faults } = await check();
    console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'}  ${title}: ${text}`);
    for (const fault of faults) console.log(`        ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
