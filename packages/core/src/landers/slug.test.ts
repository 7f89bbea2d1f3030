import { LANGUAGES } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { landerSlug, readLanderSlug, slugLocale } from './slug.ts';

test(
  'each niche has its prefix, except the first',
  { meta: { spec: ['lander.slug-prefix-by-niche'] } },
  () => {
    const slugs = [1, 2, 3, 4, 5, 6, 7].map((niche) => landerSlug(niche, 'nl'));
    expect(slugs).toEqual(['nl', 'she-nl', 'bdsm-nl', 'bbw-nl', 'gilf-nl', 'milf-nl', 'gay-nl']);
  },
);

test('English is eng in slugs', { meta: { spec: ['lander.locale-en-is-eng'] } }, () => {
  const [, ...others] = LANGUAGES;
  expect(LANGUAGES.map(slugLocale)).toEqual(['eng', ...others]);
  expect([landerSlug(1, 'en'), landerSlug(4, 'en')]).toEqual(['eng', 'bbw-eng']);
});

test('the first part names niche and language, the others belong to the campaign', () => {
  expect(readLanderSlug('bbw-nl/summer/1', 4)).toEqual({ locale: 'nl', campaign: ['summer', '1'] });
  expect(readLanderSlug('eng', 1)).toEqual({ locale: 'en', campaign: [] });
  expect(readLanderSlug('', 4)).toEqual({ locale: null, campaign: [] });
});

test.each([
  ['another niche', 'milf-nl', 4],
  ['no niche on the site of one', 'nl', 4],
  ['a niche on the site without one', 'bbw-nl', 1],
  ['free text alone', 'summer/1', 1],
  ['an unknown language', 'bbw-sv', 4],
  ['the language code of English', 'en', 1],
])('refuses %s', (_, slug, niche) => {
  expect(readLanderSlug(slug, niche)).toBeNull();
});
