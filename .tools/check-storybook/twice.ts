import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePictures, shotPath } from '../../packages/storybook/src/pictures/index.ts';
import { comparedIds } from '../../stories/pictures.ts';
import { readStoryIndex } from '../pictures/storybook-of.ts';
import { take } from '../pictures/take.ts';
import type { Checked } from './complete.ts';

/** Every how many stories one is pictured. */
const STEP = 8;

/** Checks that two runs of pictures are equal to the pixel: each eighth story, in all looks. */
export async function faultsOfPictures(storybook: string, folder: string): Promise<Checked> {
  const ids = comparedIds(readStoryIndex(storybook)).filter((_, index) => index % STEP === 0);
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const { taken, missing } = await take({ storybook, out: first, ids });
  await take({ storybook, out: second, ids });
  if (taken.length === 0) return { text: 'no picture', faults: ['No picture was taken.'] };
  const faults = missing.map((shot) => `${shotPath(shot)} is missing: ${shot.reason.split('\n', 1)[0]}`);
  for (const shot of taken) {
    const files = [join(first, shotPath(shot)), join(second, shotPath(shot))] as const;
    if (!existsSync(files[1])) faults.push(`${shotPath(shot)} is missing in the second run.`);
    else {
      const { pixels } = await comparePictures(readFileSync(files[0]), readFileSync(files[1]));
      if (pixels > 0) faults.push(`${shotPath(shot)} differs in ${pixels} pixels.`);
    }
  }
  return { text: `${taken.length} pictures of ${ids.length} stories`, faults };
}
