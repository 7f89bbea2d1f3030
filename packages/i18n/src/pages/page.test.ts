import { expect, test } from 'vitest';
import { localeCodes } from '../locales.ts';
import type { LegalValues } from '../legal/page.ts';
import { parseInline, contentPage } from './page.ts';
import { loadPages } from './load.ts';
import { lastChanged, pageSections, type PageKind } from './types.ts';

const values: LegalValues = {
  siteName: 'Example',
  domain: 'example.test',
  companyName: 'Example BV',
  companyAddress: 'Street 1, 1000 AA Town, Netherlands',
  supportEmail: 'help@example.test',
  minimumPrice: '€1.25',
  minAge: 21,
  fictionalPlural: 'Dream profiles',
};
const kinds = Object.keys(pageSections) as PageKind[];

/** Pages that links may lead to; `packages/site` has a route for each. */
const linkedPages = ['terms', 'privacy', 'service', 'complaints', 'account', 'notifications', 'signup'];
const targets = new Set<string>([...linkedPages, 'resetPassword', 'credits', ...kinds]);

test.each(localeCodes.flatMap((locale) => kinds.map((kind) => [locale, kind] as const)))(
  'in %s, %s has its sections, values and working links',
  async (locale, kind) => {
    const texts = await loadPages(locale);
    const page = contentPage(kind, texts, values);
    expect(page.sections.map(({ id }) => id)).toEqual(pageSections[kind]);
    const paragraphs = page.sections.flatMap((section) => [...section.paragraphs, ...(section.items ?? [])]);
    const text = [page.title, page.intro, ...paragraphs].join('\n');
    expect(text).not.toContain('{{');
    for (const piece of [page.intro, ...paragraphs].flatMap(parseInline)) {
      if (typeof piece === 'string') {
        expect(piece).not.toMatch(/\]\(/);
        continue;
      }
      expect(targets).toContain(piece.page);
      if (piece.section === undefined) continue;
      const sections = piece.page === 'terms' ? texts.terms.sections : texts[piece.page as PageKind].sections;
      expect(sections.map(({ id }) => id)).toContain(piece.section);
    }
  },
);

test('every page says when it last changed', () => {
  for (const date of Object.values(lastChanged)) expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
});

test('splits a paragraph at its links', () => {
  expect(parseInline('See [the terms](terms#usage), or [ask](service).')).toEqual([
    'See ',
    { label: 'the terms', page: 'terms', section: 'usage' },
    ', or ',
    { label: 'ask', page: 'service' },
    '.',
  ]);
  expect(parseInline('No link [here] (at all).')).toEqual(['No link [here] (at all).']);
});
