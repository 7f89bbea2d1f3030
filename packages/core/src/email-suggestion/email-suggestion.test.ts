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
  { meta: { spec: ['email.didyoumean.suggests-full-address'] } },
  (typedEmail, suggestion) => {
    expect(suggestEmail(typedEmail)).toBe(suggestion);
  },
);

/** Addresses at a distance of 2 from one domain, name or ending, and just over 2. The other levels decide nothing. */
const thresholds = [
  ['email.didyoumean.domain-threshold', 'ail.com', 'gmail.com', 'xail.com'],
  ['email.didyoumean.second-level-threshold', 'otmai.ch', 'hotmail.ch', 'otmaix.ch'],
  ['email.didyoumean.top-level-threshold', 'lindenlane.ocm', 'lindenlane.com', 'lindenlane.xxom'],
] as const;

for (const [rule, nearDomain, correction, far] of thresholds)
  test(`corrects ${nearDomain}, at a distance of 2, and not ${far}`, { meta: { spec: [rule] } }, () => {
    expect(suggestEmail(`anna@${nearDomain}`)).toBe(`anna@${correction}`);
    expect(suggestEmail(`anna@${far}`)).toBeNull();
  });

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
        const suggestion = suggestEmail(email);
        if (suggestion === null) return;
        expect(emailProblem(suggestion)).toBeNull();
        expect(emailProblem(email)).toBeNull();
        expect(suggestion.split('@')[0]).toBe(email.split('@')[0]);
        expect(suggestion).not.toBe(email);
      }),
    );
    // Advice only: the typed address stays valid.
    expect(emailProblem('anna@gmial.com')).toBeNull();
  },
);
