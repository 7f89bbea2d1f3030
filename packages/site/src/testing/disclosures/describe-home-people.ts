import { afterEach, describe, test } from 'vitest';
import type { Template } from '../../template/define-template.ts';
import { findWords } from '../paint/sample.ts';
import { closeSites } from '../open-site.tsx';
import { wearStyles } from './describe-disclosures.ts';
import { fictionalWorld } from './fictional-world.ts';
import { expectNothingIn, chooseLooks, type LookShare } from './looks.ts';
import { label } from './missing-labels.ts';
import { visitWords } from './missing-words.ts';
import { openPlace, sayIn, toVisit, type Measure, type Proof, type Visit } from './open-place.ts';

const place = 'home, for a visitor';

/** Report of a picture that only the setting shows, outside of a person. */
export const strange = 'a picture of an invented person is not drawn by HomePerson';

async function openHome(template: Template, hasPeople: boolean): Promise<void> {
  const world = fictionalWorld('visitor');
  await openPlace(template, world, {
    path: '/',
    prepare: ({ settings }) => void (settings.home_people = hasPeople),
  });
}

const findPeople = () => [...document.querySelectorAll('main [data-part="person"]')];

const findPictures = () => [...document.querySelectorAll('main :is(img, video)')];

/**
 * Opens home with the invented people of a template, whatever they are called. Each needs the label. A picture that is
 * there with the setting `home_people` alone shows one of them.
 */
export async function visitHomePeople(template: Template): Promise<Visit> {
  await openHome(template, false);
  const others = new Set(findPictures().map((picture) => picture.getAttribute('src')));
  closeSites();
  await openHome(template, true);
  const labels = visitWords(place, () =>
    findPeople().map((person) => ({ words: label, samples: findWords(person, label) })),
  );
  const lacksBy = async (measure: Measure) => [
    ...(findPeople().length === 0 ? [] : await labels.lacksBy(measure)),
    ...findPictures()
      .filter(
        (picture) => !others.has(picture.getAttribute('src')) && !picture.closest('[data-part="person"]'),
      )
      .map(() => sayIn(place, strange)),
  ];
  return toVisit({ ...labels, lacksBy });
}

/** Visits home with the invented people of a template, if it has some. `prove` is called with the place. */
export function describeHomePeople(template: Template, prove?: Proof, share?: LookShare): void {
  describe(`invented people on home of ${template.name}`, () => {
    wearStyles(template);
    afterEach(closeSites);

    test('have the label', async () => {
      const visit = await visitHomePeople(template);
      await expectNothingIn(chooseLooks(0, share), visit.lacks);
      await prove?.(place, visit);
    });
  });
}
