import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailProblem } from '../sign-up/fields.ts';
import { mailDomains, suggestEmail } from './index.ts';

test(
  'knows about 60 mail domains, many of them Dutch and Belgian',
  { meta: { spec: ['email.didyoumean.about-60-domains'] } },
  () => {
    const lowCountries = mailDomains.filter((domain) => /\.(nl|be)$/.test(domain));
    expect(new Set(mailDomains).size).toBe(mailDomains.length);
    expect(mailDomains.length).toBeGreaterThanOrEqual(55);
    expect(mailDomains.length).toBeLessThanOrEqual(65);
    expect(lowCountries.length).toBeGreaterThanOrEqual(25);
  },
);

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmail.co', 'anna@gmail.com'],
  ['anna@hotmial.nl', 'anna@hotmail.nl'],
  ['anna@telent.be', 'anna@telenet.be'],
  ['anna@zigo.nl', 'anna@ziggo.nl'],
  ['Anna.B@Hotmal.com', 'Anna.B@hotmail.com'],
])(
  '%s suggests %s',
  { meta: { spec: ['email.didyoumean.domain-threshold', 'email.didyoumean.suggests-full-address'] } },
  (typed, suggested) => {
    expect(suggestEmail(typed)).toBe(suggested);
  },
);

test(
  'corrects a typo in the name before another ending and in the ending alone',
  {
    meta: {
      spec: ['email.didyoumean.second-level-threshold', 'email.didyoumean.top-level-threshold'],
    },
  },
  () => {
    expect(suggestEmail('anna@hotmial.ch')).toBe('anna@hotmail.ch');
    expect(suggestEmail('anna@xhotmxailx.ch')).toBeNull();
    expect(suggestEmail('anna@lindenlane.comm')).toBe('anna@lindenlane.com');
    expect(suggestEmail('anna@lindenlane.commercial')).toBeNull();
  },
);

test('suggests nothing for addresses that are correct, unknown or incomplete', () => {
  const right = mailDomains.map((domain) => `anna@${domain}`);
  const others = ['anna@lindenlane.nl', 'anna@example.eu', 'anna', 'anna@', 'anna@gmial', '@gmial.com', ''];
  expect([...right, ...others].filter((address) => suggestEmail(address) !== null)).toEqual([]);
});

test(
  'a suggestion is another valid address with the same local part',
  { meta: { spec: ['email.didyoumean.suggestion-only'] } },
  () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const suggested = suggestEmail(email);
        if (suggested === null) return;
        expect(emailProblem(suggested)).toBeNull();
        expect(emailProblem(email)).toBeNull();
        expect(suggested.split('@')[0]).toBe(email.split('@')[0]);
        expect(suggested).not.toBe(email);
      }),
    );
    // Advice only: the typed address stays valid.
    expect(emailProblem('anna@gmial.com')).toBeNull();
  },
);
