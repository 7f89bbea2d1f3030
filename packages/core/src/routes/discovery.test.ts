import { expect, test } from 'vitest';
import { isListed, listedPaths, withoutLanguage } from './discovery.ts';

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
