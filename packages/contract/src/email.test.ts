import { expect, test } from 'vitest';
import { asciiEmail, canReceiveMail, emailKey } from './email.ts';
import { emailAddress } from './entities/sign-up.ts';
import { parse } from './parse.ts';

const local = (length: number) => 'a'.repeat(length);
const domain = (length: number) => `${'b'.repeat(63)}.`.repeat(4).slice(-(length - 3)) + 'com';

test.each([
  ['o&k@example.org', 'o&k@example.org'],
  ['a/b=c~d@example.org', 'a/b=c~d@example.org'],
  ["d'arc+tag@example.org", "d'arc+tag@example.org"],
  ['{x}|y^z`?*!#$%@example.org', '{x}|y^z`?*!#$%@example.org'],
  ['a..b.@example.com', 'a..b.@example.com'],
  ['a@müller.example', 'a@xn--mller-kva.example'],
  ['A@MÜLLER.Example', 'A@xn--mller-kva.example'],
  ['a@xn--mller-kva.example', 'a@xn--mller-kva.example'],
  ['kontakt@żółw.pl', 'kontakt@xn--w-uga1v8h.pl'],
  ['a@例え.テスト', 'a@xn--r8jz45g.xn--zckzah'],
  [' anna@Example.COM ', 'anna@example.com'],
  [`${local(64)}@example.com`, `${local(64)}@example.com`],
  ['a@b', null],
  ['@.', null],
  ['a@@example.org', null],
  ['anna @example.com', null],
  ['müller@example.org', null],
  ['a@example..org', null],
  ['a@-example.org', null],
  ['a@mül ler.example', null],
  ['a@müller.example/path', null],
  ['a@müller.example:25', null],
  ['a@example.org.', null],
  [`${local(65)}@example.com`, null],
  [`${local(64)}@${domain(190)}`, null],
  [`a@${'ü'.repeat(60)}.example`, null],
])('the address %j is sent to %j', (email, ascii) => {
  expect(asciiEmail(email)).toBe(ascii);
  expect(parse(emailAddress, email.trim()).ok).toBe(ascii !== null);
});

test.each([
  ['A@MÜLLER.example', 'a@xn--mller-kva.example'],
  ['Anna@Example.com', ' anna@example.COM'],
  ['a@straße.example', 'A@XN--STRAE-OQA.example'],
])('%s and %s are one address', (one, other) => {
  expect(emailKey(one)).toBe(emailKey(other));
});

test.each([
  ['robin@example.org', true],
  ['robin@xn--mller-kva.example', true],
  ['robin@müller.example', true],
  ['robin@mail.x', false],
  ['robin@10.0.0.1', false],
  ['robin@post', false],
])('whether mail can reach %s: %s', (email, expected) => {
  expect(canReceiveMail(email)).toBe(expected);
});

test('an invalid address has the code of a wrong format', () => {
  expect(parse(emailAddress, 'a@b')).toMatchObject({ ok: false, fields: { '': 'invalid_format' } });
});
