import { expect, test } from 'vitest';
import {
  buildCanonicalAddress,
  isListed,
  listAlternates,
  listedPaths,
  withoutLanguage,
} from './discovery.ts';

test('lists home, sign-up and the content pages, and no page of a member', () => {
  expect(listedPaths({ signups: 'all' }).toSorted()).toEqual([
    '/',
    '/pages/accessibility',
    '/pages/ban',
    '/pages/cookies',
    '/pages/faq',
    '/pages/privacy',
    '/pages/return-policy',
    '/pages/safety',
    '/pages/service',
    '/pages/terms',
    '/signup',
  ]);
  for (const name of ['members-memberId', 'members', 'login', 'landers-video', 'chats'] as const)
    expect(isListed(name, { signups: 'all' }), name).toBe(false);
});

test.each(['none', 'with_trafficsource'])('does not list the sign-up while it is open to %s', (signups) => {
  expect(isListed('signup', { signups })).toBe(false);
  expect(listedPaths({ signups })).not.toContain('/signup');
  expect(listedPaths({ signups })).toContain('/pages/faq');
});

test.each([
  ['/pages/faq', '/pages/faq'],
  ['/pages/faq?lang=de', '/pages/faq'],
  ['/?ref=a%26b&lang=de&x=1', '/?ref=a%26b&x=1'],
  ['/members?gender=f', '/members?gender=f'],
])('%s without its language is %s', (address, expected) => {
  expect(withoutLanguage(address)).toBe(expected);
});

test.each([
  [['de', 'en'] as const, ['x-default', 'de', 'en']],
  [undefined, ['x-default', 'en', 'nl', 'de', 'it', 'fr', 'es', 'pl']],
  [['pl'] as const, []],
])('a page of a site in the languages %j has an address for each of %j', (languages, expected) => {
  const alternates = listAlternates('/pages/faq', { languages: languages && [...languages] });
  expect(alternates.map(([hreflang]) => hreflang)).toEqual(expected);
  for (const [hreflang, address] of alternates)
    expect(address).toBe(hreflang === 'x-default' ? '/pages/faq' : `/pages/faq?lang=${hreflang}`);
});

test.each([
  [['de', 'en'] as const, 'de', '/pages/faq?lang=de'],
  [['de', 'en'] as const, null, '/pages/faq'],
  [['de'] as const, 'de', '/pages/faq'],
  [undefined, 'pl', '/pages/faq?lang=pl'],
] as const)('on a site in %j a page that names %j is listed as %s', (languages, pageLanguage, expected) => {
  expect(buildCanonicalAddress('/pages/faq', pageLanguage, { languages: languages && [...languages] })).toBe(
    expected,
  );
});
