import { expect, test } from 'vitest';
import { languageBadge } from './language-badge.ts';

test(
  "a language other than the reader's gets a badge",
  { meta: { spec: ['badge.language-differs-from-ui'] } },
  () => {
    expect(languageBadge({ language: 'fr', country: 'FR' }, 'en')).toBe('fr');
    expect(languageBadge({ language: 'en', country: 'FR' }, 'en-US')).toBeNull();
  },
);

test(
  'in Canada, Belgium, Switzerland and Finland the same language gets one too',
  { meta: { spec: ['badge.language-countries-ca-be-ch-fi'] } },
  () => {
    for (const country of ['CA', 'BE', 'CH', 'FI'])
      expect(languageBadge({ language: 'en', country }, 'en')).toBe('en');
    expect(languageBadge({ language: 'en', country: 'NL' }, 'en')).toBeNull();
  },
);

test('an unknown language gets no badge', () => {
  expect(languageBadge({ language: null, country: 'BE' }, 'en')).toBeNull();
  expect(languageBadge({ language: 'fr', country: null }, 'en')).toBe('fr');
});
