import { afterEach, describe, test } from 'vitest';
import type { Template } from '../../template/define-template.ts';
import { closeSites } from '../open-site.tsx';
import { wearStyles } from './describe-disclosures.ts';
import { fictionalWorld } from './fictional-world.ts';
import { expectNothingIn, chooseLooks, type LookShare } from './looks.ts';
import { visitWords } from './missing-words.ts';
import { notices, type Notice } from './notices.ts';
import { openPlace, type Proof, type Visit } from './open-place.ts';

/** Opens the place of a notice, whose words must be readable. */
export async function visitNotice(template: Template, notice: Notice): Promise<Visit> {
  const { world } = await openPlace(template, fictionalWorld(notice.viewer), notice);
  return visitWords(notice.place, () => notice.find(world.settings));
}

/**
 * Visits the pages of a template with adverts and legal links. Their words must be readable as they are painted, on phone
 * and desktop and in both schemes. `prove` is called with each place.
 */
export function describeNotices(template: Template, prove?: Proof, share?: LookShare): void {
  describe(`adverts and legal links in ${template.name}`, () => {
    wearStyles(template);
    afterEach(closeSites);

    test.each(notices.map((notice, index) => [notice.place, notice, index] as const))(
      'are in %s',
      async (place, notice, index) => {
        const visit = await visitNotice(template, notice);
        await expectNothingIn(chooseLooks(index, share), visit.lacks);
        await prove?.(place, visit);
      },
    );
  });
}
