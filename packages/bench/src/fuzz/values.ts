import fc from 'fast-check';
import { CROWD_SITE, idOf } from '../stream/crowd.ts';

/** Texts that parsers, databases and pages have stumbled over. */
const HOSTILE = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '🏳️‍🌈'.repeat(60),
  'a'.repeat(70_000),
  "' or 1=1; --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '%00',
  '%zz',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '1e309',
  '9223372036854775808',
  '99999999999999999999',
  '0000-00-00',
  '2026-02-30',
  '+275760-09-13T00:00:00.001Z',
  'null',
  '[]',
];

/** A text to break something with. */
export const hostile = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/** The id of a member that exists, from number `first` on. */
export const memberId = (members: number, first = 1) =>
  fc.integer({ min: first, max: first + members - 1 }).map(idOf);

/** The site of the members. */
export const knownSite = fc.constant(CROWD_SITE);

/** Any JSON value, small ones more often. */
export const anyJson = fc.oneof(
  hostile,
  fc.constantFrom(null, true, 0, -0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, [], {}),
  fc.jsonValue({ maxDepth: 2 }),
);
