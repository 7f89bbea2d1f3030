import { afterEach } from 'vitest';
import { expectAllLanguagesFit } from '../overflow/expect-all-languages-fit.ts';
import { expectRouteFits } from '../overflow/expect-route-fits.ts';
import { isFullRun } from '../overflow/is-full-run.ts';

// Runs after each story, on its page.
afterEach(async ({ task }) => {
  const { storyId } = task.meta;
  if (!storyId || task.result?.state === 'fail') return;
  if (isFullRun) await expectAllLanguagesFit(storyId);
  await expectRouteFits(task.file.filepath, storyId);
});
