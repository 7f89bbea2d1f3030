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
  expect(['en', 'nl', 'de', 'it', 'fr', 'es', 'pl'].map(slugLocale)).toEqual([
    'eng',
    'nl',
    'de',
    'it',
    'fr',
    'es',
    'pl',
  ]);
  expect([landerSlug(1, 'en'), landerSlug(4, 'en')]).toEqual(['eng', 'bbw-eng']);
});

test('parts after the site’s own belong to the campaign', () => {
  expect(readLanderSlug('bbw-nl/summer/1', 4, 'nl')).toEqual({ isOwn: true, campaign: ['summer', '1'] });
  expect(readLanderSlug('summer/1', 4, 'nl')).toEqual({ isOwn: false, campaign: ['summer', '1'] });
  expect(readLanderSlug('', 1, 'en')).toEqual({ isOwn: false, campaign: [] });
});
