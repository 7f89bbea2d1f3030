import { afterEach, describe, test } from 'vitest';
import type { Template } from '../../template/defineTemplate.ts';
import { until } from '../faults/row.ts';
import { closeSites, openSite } from '../openSite.tsx';
import { wearStyles } from './describeDisclosures.ts';
import { fictionalWorld } from './fictionalWorld.ts';
import { expectNothingIn } from './looks.ts';
import { reportWords } from './missingWords.ts';
import { notices, type Notice } from './notices.ts';

/** Opens the place of a notice. Returns a function that resolves with the words that can't be read there now, and why. */
export async function visitNotice(template: Template, notice: Notice): Promise<() => Promise<string[]>> {
  const world = fictionalWorld(notice.viewer);
  notice.prepare?.(world);
  await openSite(world, notice.path, { template });
  await until(() => document.querySelector('main h1, main h2')?.textContent).toBeTruthy();
  await notice.open?.();
  return async () => {
    const wanted = notice.find(world.settings);
    return wanted.length === 0 ? [`${notice.place}: nothing was found`] : reportWords(notice.place, wanted);
  };
}

/**
 * Visits the pages of a template with adverts and legal links. Their words must be readable as they are painted, on phone
 * and desktop and in both schemes.
 */
export function describeNotices(template: Template): void {
  describe(`adverts and legal links in ${template.name}`, () => {
    wearStyles(template);
    afterEach(closeSites);

    test.each(notices.map((notice, index) => [notice.place, notice, index] as const))(
      'are in %s',
      async (_place, notice, index) => {
        const lacks = await visitNotice(template, notice);
        await expectNothingIn(index, lacks);
      },
    );
  });
}
