import { expect, test } from 'vitest';
import { mailSearchUrl } from './activation.ts';
import { mailProviderOf } from './mail-provider.ts';

test.each([
  ['anna@outlook.com', 2],
  ['anna@HOTMAIL.NL', 2],
  ['anna@live.be', 2],
  ['anna@mail.example', 0],
  ['anna', 0],
])('%s has the code %i', (email, code) => {
  expect(mailProviderOf(email)).toBe(code);
});

test(
  'only addresses of Outlook get a mailbox search',
  { meta: { spec: ['activate.mail-provider-link-only-code-2'] } },
  () => {
    const linked = ['a@outlook.com', 'a@gmail.com', 'a@ziggo.nl', 'a@lindenlane.example'].filter(
      (email) => mailSearchUrl(mailProviderOf(email), 'hi@site.example') !== null,
    );
    expect(linked).toEqual(['a@outlook.com']);
  },
);
