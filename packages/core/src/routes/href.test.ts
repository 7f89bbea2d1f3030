import { expect, expectTypeOf, test } from 'vitest';
import type { HrefArguments } from './href.ts';
import { href, profileHref } from './href.ts';

test('the nine named routes have their addresses', { meta: { spec: ['route.names-used-in-links'] } }, () => {
  expect([
    href('members'),
    href('login'),
    href('pricing'),
    href('pages-service'),
    href('pages-faq'),
    href('notifications'),
    href('members-memberId', { memberId: 'm1' }),
    href('chats-chatId', { chatId: 'c1' }),
    href('likes'),
  ]).toEqual([
    '/members',
    '/login',
    '/pricing',
    '/pages/service',
    '/pages/faq',
    '/notifications',
    '/members/m1',
    '/chats/c1',
    '/likes',
  ]);
});

test(
  'members-memberId requires a memberId',
  { meta: { spec: ['route.name-members-memberid-param'] } },
  () => {
    expectTypeOf<HrefArguments<'members-memberId'>[0]>().toExtend<{ readonly memberId: string }>();
    // @ts-expect-error the param is missing
    expect(() => href('members-memberId', {})).toThrow(RangeError);
    // @ts-expect-error the params are missing
    expect(() => href('members-memberId')).toThrow(RangeError);
  },
);

test("builds the address of a member's profile", () => {
  expect(profileHref({ id: 'm 1' })).toBe('/members/m%201');
});

test('chats-chatId requires a chatId', { meta: { spec: ['route.name-chats-chatid-param'] } }, () => {
  expectTypeOf<HrefArguments<'chats-chatId'>[0]>().toExtend<{ readonly chatId: string }>();
  // @ts-expect-error another route's param
  expect(() => href('chats-chatId', { memberId: 'm1' })).toThrow(RangeError);
});

test('a route without params takes none', () => {
  // @ts-expect-error likes has no params
  expect(href('likes', { memberId: 'm1' })).toBe('/likes');
});

test('optional parts and splats may be omitted', () => {
  expect(href('credits-creditId-paymentMethod', { creditId: '7' })).toBe('/credits/7');
  expect(href('credits-creditId-paymentMethod', { creditId: '7', paymentMethod: 'a/b' })).toBe(
    '/credits/7/a%2Fb',
  );
  expect(href('landers-transitionsvideolanding-slug')).toBe('/landers/transitionsvideolanding');
  expect(href('landers-transitionsvideolanding-slug', { slug: 'eng/summer 1' })).toBe(
    '/landers/transitionsvideolanding/eng/summer%201',
  );
});

test('encodes query values, omits undefined ones and appends an anchor', () => {
  expect(href('members', {}, { page: 2, gender: null, city: undefined, q: 'a&b' })).toBe(
    '/members?page=2&q=a%26b',
  );
  expect(href('notifications', {}, {}, 'email-change-incorrect')).toBe(
    '/notifications#email-change-incorrect',
  );
  expect(href('index', {}, { ref: 'x' })).toBe('/?ref=x');
});

test.each(['', '.', '..'])('rejects the id "%s", because the address would lead elsewhere', (memberId) => {
  expect(() => href('members-memberId', { memberId })).toThrow("can't stand in a path");
});
