import { expect, test } from 'vitest';
import { storedReferrer, mailProviderOf } from './sign-up-record.ts';
import { mailSearchUrl } from './activation.ts';

test.each([
  ['https://news.example/dating/?q=lonely#top', 'https://news.example/dating/'],
  ['https://brand.example/reports/link?token=abc_DEF', 'https://brand.example/reports/link'],
  ['https://anna:secret@brand.example:8443/a', 'https://brand.example:8443/a'],
  ['https://brand.example', 'https://brand.example/'],
  ['android-app://com.example.mail/', null],
  ['javascript:alert(1)', null],
  ['no address', null],
  ['', null],
  [null, null],
])('stores %j as %j', (referrer, expected) => expect(storedReferrer(referrer)).toBe(expected));

test('stores at most the 2000 characters that the contract allows', () => {
  expect(storedReferrer(`https://brand.example/${'a'.repeat(3000)}`)).toHaveLength(2000);
});

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
    const linkedAddresses = ['a@outlook.com', 'a@gmail.com', 'a@ziggo.nl', 'a@lindenlane.example'].filter(
      (email) => mailSearchUrl(mailProviderOf(email), 'hi@site.example') !== null,
    );
    expect(linkedAddresses).toEqual(['a@outlook.com']);
  },
);
