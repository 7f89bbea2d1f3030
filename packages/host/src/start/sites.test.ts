import { demoSites } from '@meetcute/demo';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSites, withPushKey } from './sites.ts';

const good = { id: 'one', hosts: ['one.test'], redirects: [], settings: demoSites[0].settings };

function folderOf(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'mc-sites-'));
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

test('reads the demo sites completely', () => {
  const sites = readSites(fileURLToPath(new URL('../../../demo/sites', import.meta.url)));
  expect(sites.map(({ id }) => id)).toEqual(['classic', 'lantern', 'nocturne', 'pelnia']);
  expect(sites[0]?.settings.region_data['NL']?.length).toBeGreaterThan(5);
});

test.each([
  ['no JSON', '{ "id": ', /one\.json.*its text is not readable JSON/],
  ['no hosts', { ...good, hosts: [] }, /one\.json.*'hosts' is not a list/],
  ['a host with a port', { ...good, hosts: ['one.test:80'] }, /'hosts\.0' is not a host name/],
  [
    'a redirect to nowhere',
    { ...good, redirects: [{ from: '/a', to: 'javascript:alert(1)' }] },
    /'redirects\.0\.to'/,
  ],
  [
    'a redirect to another host by slashes',
    { ...good, redirects: [{ from: '/a', to: '//evil.test' }] },
    /'redirects\.0\.to'/,
  ],
  [
    'a status that does not redirect',
    { ...good, redirects: [{ from: '/a', to: '/b', status: 200 }] },
    /'redirects\.0\.status'/,
  ],
  [
    'an age under 18',
    { ...good, settings: { ...good.settings, min_age: 16 } },
    /'settings\.min_age' does not fit \(\w+\): 16/,
  ],
  [
    'an unused setting',
    { ...good, settings: { ...good.settings, colour: 'red' } },
    /'settings\.colour' is unknown/,
  ],
  ['an unused field', { ...good, host: 'one.test' }, /'host' is unknown/],
  [
    'a setting missing',
    { ...good, settings: { ...good.settings, name: undefined } },
    /'settings\.name' is missing/,
  ],
  ['an unknown niche', { ...good, settings: { ...good.settings, niche: 9 } }, /'settings\.niche'/],
  [
    'countries missing',
    { ...good, settings: { ...good.settings, countries: undefined } },
    /'settings\.countries'/,
  ],
  ['settings missing', { id: 'one', hosts: ['one.test'] }, /'settings' is not an object/],
])('refuses a file with %s and names the file and field', (_, content, message) => {
  expect(() => readSites(folderOf({ 'one.json': content }))).toThrow(message);
});

test('uses classic for a file without a template', () => {
  const { template: _template, ...settings } = demoSites[1].settings;
  const [site] = readSites(folderOf({ 'one.json': { ...good, settings } }));
  expect(site?.settings.template).toBe('classic');
});

test('refuses two sites with the same host name', () => {
  const files = { 'one.json': good, 'two.json': { ...good, id: 'two' } };
  expect(() => readSites(folderOf(files))).toThrow(
    /two\.json.*host one\.test is already taken by .*one\.json/,
  );
});

test('refuses an empty and a missing folder', () => {
  expect(() => readSites(folderOf({}))).toThrow(/has no \.json file/);
  expect(() => readSites('/nowhere/at/all')).toThrow(/can't be read/);
});

test('gives a site the key of its server unless it sends no pushes', () => {
  const [one] = readSites(folderOf({ 'one.json': good }));
  const keyWith = (push: boolean, key: string | null) =>
    withPushKey(
      [{ ...one!, settings: { ...one!.settings, push_pub: 'old', notifications: { push } } }],
      key,
    ).map(({ settings }) => settings.push_pub);
  expect([keyWith(true, 'key'), keyWith(true, null), keyWith(false, 'key')]).toEqual([
    ['key'],
    [null],
    [null],
  ]);
});
