import { href, joinFacts } from '@meetcute/core';
import { afterEach, describe, test } from 'vitest';
import type { Template } from '../../template/define-template.ts';
import { closeSites } from '../open-site.tsx';
import { wearStyles } from './describe-disclosures.ts';
import { findWords } from '../paint/sample.ts';
import { fictionalMember, fictionalWorld } from './fictional-world.ts';
import { visitWords } from './missing-words.ts';
import { openPlace, type Proof, type Visit } from './open-place.ts';
import { requiredWords } from './required-words.ts';
import { expectNothingIn, chooseLooks, type LookShare } from './looks.ts';

const member = { memberId: fictionalMember.id };

/** Addresses of all pages that offer visitors an account. */
export const joinPages: readonly string[] = [
  href('index'),
  href('signup'),
  href('match-finder'),
  '/nowhere',
  href('landers-video'),
  href('landers-gallery'),
  href('landers-maplanding'),
  href('landers-alonetonight'),
  href('landers-iconslanding'),
  href('landers-socialnetwork'),
  href('landers-collagelanding'),
  href('landers-transitionsvideolanding-slug'),
  href('members-memberId-signup', member),
  href('members-memberId-landing', member),
  href('members-memberId-landing2-slug', member),
  href('members-memberId-landing3-slug', member),
];

/** Opens a page for a visitor, where the facts must be readable. */
export async function visitJoinPage(template: Template, path: string): Promise<Visit> {
  const world = fictionalWorld('visitor');
  const { settings } = world;
  Object.assign(settings, { logged_out_search: 'none', logged_out_search_trafficsource: 'none' });
  Object.assign(settings, { message_credits: 2, minimum_message_costs: {} });
  const { min_age: minAge, name: siteName, fictional_plural: fictionalPlural } = settings;
  const price = requiredWords('common:credits', { count: 2 });
  const words: Readonly<Record<string, string>> = {
    age: requiredWords('common:adultsOnly', { minAge }),
    fictional: requiredWords('common:fictional.notice', { siteName, fictionalPlural }),
    price: requiredWords('common:messagePriceExact', { price }),
  };
  await openPlace(template, world, { path });
  const statements = joinFacts(settings).map((fact) => words[fact] ?? fact);
  return visitWords(path, () =>
    statements.map((each) => ({ words: each, samples: findWords(document.body, each) })),
  );
}

/**
 * Visits the pages of a template that offer an account. Each must state what visitors must know before they join. `prove`
 * is called with each page.
 */
export function describeJoinFacts(template: Template, prove?: Proof, share?: LookShare): void {
  describe(`facts before joining in ${template.name}`, () => {
    wearStyles(template);
    afterEach(closeSites);

    test.each(joinPages.map((path, index) => [path, index] as const))('are on %s', async (path, index) => {
      const visit = await visitJoinPage(template, path);
      await expectNothingIn(chooseLooks(index, share), visit.lacks);
      await prove?.(path, visit);
    });
  });
}
