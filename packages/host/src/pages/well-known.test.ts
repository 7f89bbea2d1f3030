import { demoSites } from '@meetcute/demo';
import { expect, test } from 'vitest';
import { testHost } from '../testing/fixture.ts';
import { securityTxt } from './well-known.ts';

const { settings } = demoSites[0];

test('security.txt has a contact, one address and an end within a year', () => {
  const text = securityTxt({ ...settings, domain_language: 'de' }, new Date('2026-11-26T10:00:00Z'));
  expect(text.split('\n')).toEqual([
    `Contact: mailto:${settings.support_email}`,
    'Expires: 2027-05-25T00:00:00.000Z',
    'Preferred-Languages: de, en',
    `Canonical: https://${settings.domain}/.well-known/security.txt`,
    '',
  ]);
});

test('names a language once', () => {
  expect(securityTxt({ ...settings, domain_language: 'en' }, new Date())).toContain(
    'Preferred-Languages: en\n',
  );
});

test('the host serves it, and leads password managers to the form of the password', async () => {
  const { get } = testHost();
  const file = await get('/.well-known/security.txt');
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await file.text()).toMatch(/^Contact: mailto:/);
  const change = await get('/.well-known/change-password');
  expect([change.status, change.headers.get('location')]).toEqual([302, '/account#password']);
  // Tells password managers that the address above is no accident.
  expect(
    (await get('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')).status,
  ).toBe(404);
});
