import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { href } from './href.ts';
import { normalizePath } from '../requests/path.ts';
import { matchRoute, bySpecificity, splitPath } from './match.ts';

test.each([
  '/pages',
  '/landers',
  '/activate',
  '/mail-change',
  '/transactions',
  '/members/m1/other',
  '/nowhere',
  '',
])('the path "%s" is unknown', (path) => {
  expect(matchRoute(path)).toBeNull();
});

test.each(['/members/%E0%A4%A', 'members', '/MEMBERS', '/members/m1/%2F/x'])(
  'the malformed path "%s" is unknown and does not throw',
  (path) => {
    expect(matchRoute(path)).toBeNull();
  },
);

test.each(['/members/', '/members//', '//members', '/%6dembers', '/mem%62ers/'])(
  'the spelling %s is the page /members',
  (path) => {
    expect(matchRoute(path)?.name).toBe('members');
  },
);

test('any spelling of a path has the page of its normal form', () => {
  const text = fc.array(fc.constantFrom('/', 'members', 'm1', '%6d', '%2F', '%', 'chat', '.'));
  fc.assert(
    fc.property(text, (parts) => {
      const path = `/${parts.join('')}`;
      expect(matchRoute(path)).toEqual(matchRoute(normalizePath(path)));
    }),
  );
});

test('a slug may have many parts, one or none', () => {
  expect(matchRoute('/members/m1/landing2/eng/a%20b')?.params).toEqual({ memberId: 'm1', slug: 'eng/a b' });
  expect(matchRoute('/members/m1/landing2')?.params).toEqual({ memberId: 'm1', slug: '' });
});

test('a payment method exists only if the path has one', () => {
  expect(matchRoute('/credits/7')?.params).toEqual({ creditId: '7' });
  expect(matchRoute('/credits/7/card')?.params).toEqual({ creditId: '7', paymentMethod: 'card' });
  expect(matchRoute('/credits/7/card/more')).toBeNull();
});

const part = fc
  .string({ minLength: 1, unit: 'grapheme' })
  .filter((text) => text !== '.' && text !== '..' && text.isWellFormed());

test('a path matches its route and params again for any id', () => {
  fc.assert(
    fc.property(
      part,
      fc.array(
        part.filter((text) => !text.includes('/')),
        { maxLength: 3 },
      ),
      (id, slug) => {
        expect(matchRoute(href('members-memberId', { memberId: id }))).toMatchObject({
          name: 'members-memberId',
          params: { memberId: id },
        });
        const address = href('members-memberId-landing3-slug', { memberId: id, slug: slug.join('/') });
        expect(matchRoute(address)?.params).toEqual({ memberId: id, slug: slug.join('/') });
      },
    ),
  );
});

/** Any characters, including lone surrogates and many that are special in a path. */
const anyText = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code)),
      fc.constantFrom(...'/%?#.:{}2F '),
    ),
  )
  .map((characters) => characters.join(''));

test('any text returns without throwing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(() => matchRoute(`/${text}`)).not.toThrow();
    }),
  );
});

test('tries a fixed path before a parameter, and a splat last', () => {
  const expected = [
    '/credits/repeat-order',
    '/credits',
    '/credits/:creditId/:paymentMethod?',
    '/credits/*slug',
  ];
  const sortedPaths = expected.toReversed().toSorted((a, b) => bySpecificity(splitPath(a), splitPath(b)));
  expect(sortedPaths).toEqual(expected);
});
