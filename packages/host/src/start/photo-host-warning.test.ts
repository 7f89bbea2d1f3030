import { demoSites } from '@meetcute/demo';
import { expect, test } from 'vitest';
import { photoHostWarning } from './photo-host-warning.ts';

const [{ settings }] = demoSites;

const warningFor = (cdn_prefix: string) =>
  photoHostWarning({ settings: { ...settings, cdn_prefix }, hosts: ['brand.test', 'www.brand.test'] });

test.each(['/cdn', 'cdn', '/photos/'])("says nothing about photos at the path '%s' of the site", (prefix) => {
  expect(warningFor(prefix)).toBeNull();
});

test.each([
  'https://photos.brand.test',
  '//photos.brand.test/a',
  'https://cdn.example/p/',
  // A page at the other host sends no session there.
  'https://brand.test/cdn',
  'https://[',
])("warns of photos at '%s', to which pages send no session", (prefix) => {
  expect(warningFor(prefix)).toContain(`${settings.name}: 'cdn_prefix' is ${prefix}, another host`);
});
