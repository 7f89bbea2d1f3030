import { afterEach } from 'vitest';
import { expectAllLanguagesFit } from '../stories/overflow/expect-all-languages-fit.ts';
import { expectRouteFits } from '../stories/overflow/expect-route-fits.ts';
import { isFullRun } from './full-run.ts';

// Runs after each story, on its page.
afterEach(async ({ task }) => {
  const { storyId } = task.meta;
  if (!storyId || task.result?.state === 'fail') return;
  if (isFullRun) await expectAllLanguagesFit(storyId);
  await expectRouteFits(task.file.filepath, storyId);
});
