import { expect, test } from 'vitest';
import { readForm } from './form.ts';

const type = 'application/x-www-form-urlencoded';
const post = (body: BodyInit, contentType: string = type) =>
  new Request('https://site.test/', { method: 'POST', body, headers: { 'content-type': contentType } });

test('reads fields, also those with other signs and line ends', async () => {
  const sent = new URLSearchParams({ name: 'Zoë & Łukasz', text: 'one\r\ntwo = 2+2' });
  const form = await readForm(post(sent.toString(), `${type.toUpperCase()}; charset=UTF-8`));
  expect(form && Object.fromEntries(form)).toEqual(Object.fromEntries(sent));
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
