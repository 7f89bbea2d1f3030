import { localeCodes as languages } from '@meetcute/i18n';
import { expect, test } from 'vitest';
import { chooseLook } from './look-of.ts';

const brands = ['classic', 'nocturne'];
const ids = Array.from({ length: 1400 }, (_, index) => `screens-home-page--story-${index}`);

test('returns the same look for the same story', () => {
  expect(chooseLook('screens-login-page--offline', languages, brands)).toEqual(
    chooseLook('screens-login-page--offline', languages, brands),
  );
});

test('shares the stories out among all languages and brands about evenly', () => {
  const counts = new Map<string, number>();
  for (const id of ids) {
    const { language, template } = chooseLook(id, languages, brands);
    const look = `${language} ${template}`;
    counts.set(look, (counts.get(look) ?? 0) + 1);
  }
  expect(counts.size).toBe(languages.length * brands.length);
  for (const count of counts.values()) expect(count).toBeGreaterThan(50);
});
