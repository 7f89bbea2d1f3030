import { LANGUAGES } from '@meetcute/contract';
import { routes } from '@meetcute/core';
import fc, { type Arbitrary } from 'fast-check';
import type { FuzzInput } from './input.ts';
import { hostile, memberId } from './values.ts';

const ACCEPTED = [...LANGUAGES, 'xx', '*;q=0', 'de-'.repeat(200)];

const part = (members: number) =>
  fc.oneof(
    { weight: 3, arbitrary: memberId(members) },
    { weight: 1, arbitrary: hostile.map((text) => encodeURIComponent(text.slice(0, 500).toWellFormed())) },
  );

/** Paths that no route has, and that parsers of addresses may take for something else. */
const rawPath = fc
  .array(
    fc.constantFrom(
      '/',
      '//',
      '/.',
      '/..',
      '\\',
      '@',
      ':',
      'x',
      'members',
      'user',
      '.example',
      '%2F',
      '%5C',
      '%00',
    ),
    {
      maxLength: 6,
    },
  )
  .map((parts) => `/${parts.join('')}`);

const query = fc
  .dictionary(
    fc.constantFrom(
      'page',
      'min_age',
      'country',
      'countryregion',
      'next',
      'token',
      'type',
      'cpc',
      'locale',
      'x',
    ),
    hostile,
    { maxKeys: 3 },
  )
  .map((values) => new URLSearchParams(values).toString().slice(0, 4000));

/** Creates requests for pages of all routes and for paths without one, with hostile parameters, queries and languages. */
export function pageInputs(members: number): Arbitrary<FuzzInput> {
  const paths = routes.map(({ path }) => path as string);
  return fc
    .record({
      path: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...paths) }, { weight: 1, arbitrary: rawPath }),
      parts: fc.array(part(members), { minLength: 4, maxLength: 4 }),
      query,
      member: fc.integer({ min: 0, max: members }),
      language: fc.constantFrom(...ACCEPTED),
    })
    .map(({ path, parts, query: search, member, language }): FuzzInput => {
      let index = 0;
      const filledPath = path.replace(/[:*][^/]*/g, () => parts[(index += 1) % parts.length] || 'x');
      return {
        to: 'site',
        kind: 'page',
        call: null,
        method: 'GET',
        path: filledPath + (search ? `?${search}` : ''),
        session: member || null,
        headers: { 'accept-language': language },
        sent: null,
      };
    });
}
