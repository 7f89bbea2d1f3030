/** Words over the photo of nocturne's first window, in low and narrow windows. */
import { createWorld } from '@meetcute/mocks';
import { page } from 'vitest/browser';
import { afterAll, afterEach, expect, test } from 'vitest';
import { wearStyles } from '../../testing/disclosures/describe-disclosures.ts';
import { closeSites, openSite } from '../../testing/open-site.tsx';
import { findHidden } from '../../testing/paint/find-hidden.ts';
import { findWords } from '../../testing/paint/sample.ts';
import { repositoryTemplates } from '../../testing/repository-templates.ts';

const nocturne = repositoryTemplates.find(({ name }) => name === 'nocturne')!;
const { innerWidth, innerHeight } = window;

wearStyles(nocturne);
afterEach(closeSites);
afterAll(() => page.viewport(innerWidth, innerHeight));

const portrait = () => document.querySelector<HTMLImageElement>('[data-part="person"] img');

// 1280 × 720 at 200 % and at 400 % zoom.
test.each([
  [640, 360],
  [320, 256],
])('words over a photo can be read at %i × %i', async (width, height) => {
  await page.viewport(width, height);
  const world = createWorld({ viewer: 'visitor' });
  world.settings.home_people = true;
  await openSite(world, '/', { template: nocturne });
  await expect.poll(() => portrait()?.complete).toBe(true);
  // No window is as high as the photo would be.
  expect(portrait()!.clientHeight).toBeLessThan(width);
  const hiddenWords = await findHidden(findWords(portrait()!.parentElement!, ''));
  expect(hiddenWords.map(({ sample, cause }) => `${sample.words}: ${cause}`)).toEqual([]);
});
