import { describe, expect, test } from 'vitest';
import { localeCodes } from '../locales.ts';
import { loadLegal } from './load.ts';
import { privacyPage, termsPage, termsSections, type LegalValues } from './page.ts';
import { privacySectionIds, termsSectionIds } from './types.ts';

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
const noTakedown = { tradenames: [{ id: '1', name: 'Example' }], takedownTradename: null };
const takedown = {
  tradenames: [
    { id: '1', name: 'Example' },
    { id: '2', name: 'Other' },
  ],
  takedownTradename: 'Other',
};

const textOf = (page: {
  title: string;
  intro: string;
  sections: readonly { title: string; paragraphs: readonly string[]; items?: readonly string[] }[];
}) =>
  [
    page.title,
    page.intro,
    ...page.sections.flatMap(({ title, paragraphs, items }) => [title, ...paragraphs, ...(items ?? [])]),
  ].join('\n');

describe('sections', () => {
  test('has 15 sections of terms in the order of the specification', () => {
    expect(termsSections(noTakedown)).toEqual(termsSectionIds);
    expect(termsSectionIds).toHaveLength(15);
  });

  test(
    'adds the takedown section for its trade name',
    { meta: { spec: ['terms.copyright-section-shown-for-trade-name'] } },
    () => {
      expect(termsSections(takedown)).toEqual([...termsSectionIds, 'takedown']);
      expect(termsSections({ ...takedown, takedownTradename: '2' })).toContain('takedown');
    },
  );

  test(
    'omits the takedown section without its trade name',
    { meta: { spec: ['terms.copyright-section-hidden-otherwise'] } },
    () => {
      expect(termsSections(noTakedown)).not.toContain('takedown');
      expect(termsSections({ ...takedown, tradenames: [{ id: '1', name: 'Example' }] })).not.toContain(
        'takedown',
      );
      expect(termsSections({ tradenames: [], takedownTradename: null })).not.toContain('takedown');
    },
  );
});

describe.each(localeCodes)('in %s', async (locale) => {
  const texts = await loadLegal(locale);
  const terms = termsPage(texts, values, takedown);
  const privacy = privacyPage(texts, values);

  test('has all sections, each with a title and one to four paragraphs', () => {
    expect(terms.sections.map(({ id }) => id)).toEqual([...termsSectionIds, 'takedown']);
    expect(privacy.sections.map(({ id }) => id)).toEqual(privacySectionIds);
    expect(privacySectionIds).toHaveLength(8);
    for (const { title, paragraphs } of [...terms.sections, ...privacy.sections]) {
      expect(title).not.toBe('');
      expect(paragraphs.length).toBeGreaterThanOrEqual(1);
      expect(paragraphs.length).toBeLessThanOrEqual(4);
    }
  });

  test('has 20 usage rules', { meta: { spec: ['terms.usage-rules-20-items'] } }, () => {
    expect(terms.sections.find(({ id }) => id === 'usage')?.items).toHaveLength(20);
  });

  test(
    'has the zero-tolerance policy in English, marked with lang',
    { meta: { spec: ['terms.zero-tolerance-english-only'] } },
    async () => {
      const english = termsPage(await loadLegal('en'), values, takedown).sections.find(
        ({ id }) => id === 'zeroTolerance',
      );
      const section = terms.sections.find(({ id }) => id === 'zeroTolerance');
      expect(section).toEqual(english);
      expect(section?.lang).toBe('en');
      expect(terms.sections.filter(({ lang }) => lang !== undefined)).toHaveLength(1);
    },
  );

  test('fills all placeholders and names company, price, age and fictional profiles', () => {
    const text = textOf(terms);
    expect(text + textOf(privacy)).not.toContain('{{');
    for (const part of ['Example BV', 'help@example.test', '€1.25', '21', 'Dream profiles', '18'])
      expect(text).toContain(part);
  });

  test('names no price when messages are free', () => {
    const free = textOf(termsPage(texts, { ...values, minimumPrice: null }, noTakedown));
    expect(free).not.toContain('€');
    expect(free).not.toContain('{{');
  });
});

test('throws for a placeholder without a value and names it', async () => {
  const texts = await loadLegal('en');
  const brokenTexts = { ...texts, privacy: { ...texts.privacy, intro: 'Dear {{nobody}}' } };
  expect(() => privacyPage(brokenTexts, values)).toThrow('{{nobody}}');
});
