import { expect, test } from 'vitest';
import { admitForm, readForm } from './form.ts';

const type = 'application/x-www-form-urlencoded';
const post = (body: BodyInit, contentType: string = type) =>
  new Request('https://site.test/', { method: 'POST', body, headers: { 'content-type': contentType } });

test('reads fields, also those with other signs and line ends', async () => {
  const sentFields = new URLSearchParams({ name: 'Zoë & Łukasz', text: 'one\r\ntwo = 2+2' });
  const form = await readForm(post(sentFields.toString(), `${type.toUpperCase()}; charset=UTF-8`));
  expect(form && Object.fromEntries(form)).toEqual(Object.fromEntries(sentFields));
});

test('reads a sign that arrives in two parts', async () => {
  const [a, b] = [new Uint8Array([0x6e, 0x3d, 0xc3]), new Uint8Array([0xab])];
  const request = new Request('https://site.test/', {
    method: 'POST',
    headers: { 'content-type': type },
    body: new Blob([a, b]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect((await readForm(request))?.get('n')).toBe('ë');
});

test('refuses another content type, a body without one, and a large body', async () => {
  expect(await readForm(post('{"email":"a@b.test"}', 'application/json'))).toBeNull();
  expect(await readForm(post(new Uint8Array([97]), ''))).toBeNull();
  expect(await readForm(post(`a=${'x'.repeat(131_071)}`))).toBeNull();
  expect(await readForm(post(`a=${'x'.repeat(131_070)}`))).not.toBeNull();
});

test.each([
  [{}, 'a=1', null],
  [{ 'sec-fetch-site': 'same-origin' }, 'a=1', null],
  [{ origin: 'https://site.test' }, 'a=1', null],
  [{ 'sec-fetch-site': 'cross-site' }, 'a=1', 403],
  [{ 'sec-fetch-site': 'same-site' }, 'a=1', 403],
  [{ origin: 'https://evil.test' }, 'a=1', 403],
  [{ origin: 'null' }, 'a=1', 403],
  [{ 'content-type': 'application/json' }, '{"a":1}', 415],
  [{ 'content-type': 'multipart/form-data; boundary=b' }, '--b\r\nbroken', 415],
  [{ 'content-type': 'multipart/form-data' }, 'a=1', 415],
  [{}, `a=${'x'.repeat(131_071)}`, 415],
] as const)('a form with the headers %o is refused with %3$s', async (headers, body, status) => {
  const request = new Request('https://site.test/', {
    method: 'POST',
    body,
    headers: { 'content-type': type, ...headers },
  });
  const form = await admitForm(request);
  expect('status' in form ? form.status : null).toBe(status);
});
