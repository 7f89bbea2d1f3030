import { screen } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { findWords } from '../testing/paint/sample.ts';
import { fictionalWorld } from '../testing/disclosures/fictional-world.ts';
import { requiredWords } from '../testing/disclosures/required-words.ts';
import { closeSites, openSite } from '../testing/open-site.tsx';
import { testTemplate } from '../testing/test-template.tsx';
import { createSiteServer } from '../server/create-site-server.tsx';
import { defineTemplate, type TemplateExtension } from './define-template.ts';

afterEach(closeSites);

const wear = (texts: object) =>
  defineTemplate({
    name: 'harbour',
    extends: testTemplate,
    texts: texts as TemplateExtension['texts'] & object,
  });

test('a page shows a text of the brand in the place of the library’s', async () => {
  const world = fictionalWorld('visitor');
  await openSite(world, '/', { template: wear({ en: { 'home:heading': 'Ahoy, <b>you</b>' } }) });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Ahoy, <b>you</b>');
  expect(
    findWords(document.body, requiredWords('common:adultsOnly', { minAge: world.settings.min_age })),
  ).not.toEqual([]);
});

test('a brand with another text for a disclosure can’t be served', () => {
  const template = wear({
    en: { 'common:fictional.label': 'Friend', 'common:adultsOnly': 'For {{minAge, number}}' },
  });
  expect(() => createSiteServer(template, { manifest: {}, buildId: 'b1' })).toThrow(
    /harbour' can't be used:\n.*label' in en can't be replaced, because it labels fictional profiles.*\n.*minimum age/,
  );
});

test('a disclosure whose text brands may replace is reported', () => {
  expect(() => requiredWords('home:heading')).toThrow(/'home:heading', but brands may replace it/);
});
