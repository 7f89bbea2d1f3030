import type { Settings } from '@meetcute/contract';
import { demoSites } from '@meetcute/demo';
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testSite } from '../testing/fixture.ts';
import { newFolder, program } from '../testing/program.ts';
import { checkSites } from './check.ts';
import { companyDataWarning } from './warning.ts';

const { settings } = testSite;
const withSettings = (changed: Partial<Settings>) => ({
  ...testSite,
  settings: { ...settings, ...changed },
});

test('the demo sites are complete', async () => {
  const sites = demoSites.map(({ id, settings: siteSettings }) => ({
    ...testSite,
    id,
    settings: siteSettings,
  }));
  const { text, isComplete } = await checkSites(sites);
  expect(text).toBe(demoSites.map(({ id }) => `${id}: complete`).join('\n'));
  expect(isComplete).toBe(true);
});

test('names each missing piece of data with the places that show a hole', async () => {
  const { text, isComplete } = await checkSites([
    testSite,
    { ...withSettings({ kvk: null, vat_numbers: [''], support_phone: ' ', company_name: '' }), id: 'other' },
  ]);
  expect(isComplete).toBe(false);
  const [complete, head, ...holes] = text.split('\n');
  expect(complete).toBe('brand: complete');
  expect(head).toBe('other: empty settings leave holes in:');
  expect(holes.map((hole) => hole.split(':')[0]!.trim())).toEqual([
    'company_name',
    'kvk',
    'vat_numbers',
    'support_phone',
  ]);
  expect(holes[0]).toMatch(/\/pages\/terms.*footer.*mails/);
  expect(holes[1]).toBe('  kvk: /pages/service, mails');
  expect(holes[3]).toBe('  support_phone: /pages/service');
});

describe('with another back end', () => {
  async function backEnd(body: unknown, status = 200): Promise<string> {
    const hosts: unknown[] = [];
    const server = createServer((incoming, outgoing) => {
      hosts.push(incoming.headers['x-original-host'], incoming.url);
      const isAsked =
        incoming.url === '/api/companyinfo.php' && incoming.headers['x-original-host'] === 'brand.test';
      outgoing.writeHead(isAsked ? status : 404, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  test('the service page shows the company data of companyinfo.php', async () => {
    const origin = await backEnd({ ...settings, kvk: null, city: '' });
    expect((await checkSites([testSite], origin)).text).toBe(
      'brand: empty settings leave holes in:\n  city: /pages/service\n  kvk: /pages/service',
    );
  });

  test.each([
    ['without company data', {}, 200],
    ['that fails', { error: { code: 'unavailable', message: '' } }, 503],
  ])('one %s is an error', async (_, body, status) => {
    const origin = await backEnd(body, status);
    await expect(checkSites([testSite], origin)).rejects.toThrow(
      `responds to /api/companyinfo.php for brand.test with status ${status} and no company data`,
    );
  });
});

test('the start warns with the site and its pages, without mails', async () => {
  expect(await companyDataWarning(settings)).toBeNull();
  const warning = await companyDataWarning({ ...settings, address: '' });
  expect(warning).toContain(
    `${settings.name}: empty settings leave holes in the pages of the site: address: /pages/`,
  );
  expect(warning).not.toContain('mails');
});

describe('the command', () => {
  const sitesFolder = fileURLToPath(new URL('../../../demo/sites', import.meta.url));
  const run = (env: Record<string, string>) =>
    spawnSync(process.execPath, [program, 'check'], {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      encoding: 'utf8',
    });

  test('ends with code 0 and a line for each complete site', () => {
    const { status, stdout, stderr } = run({});
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.trim().split('\n').toSorted()).toEqual(
      demoSites.map(({ id }) => `${id}: complete`).toSorted(),
    );
  });

  test('ends with code 1 when a site lacks data, or its file is invalid', () => {
    const folder = newFolder('sites');
    cpSync(sitesFolder, folder, { recursive: true });
    const file = join(folder, 'classic.json');
    const classic = readFileSync(file, 'utf8');
    writeFileSync(file, classic.replace('"Utrecht"', '""'));
    const { status, stdout } = run({ SITES_DIR: folder });
    expect(status).toBe(1);
    expect(stdout).toMatch(/classic: empty settings leave holes in:\n {2}city: \/pages\/terms, .*mails\n/);
    writeFileSync(file, '{}');
    const invalid = run({ SITES_DIR: folder });
    expect([invalid.status, invalid.stdout]).toEqual([1, '']);
    expect(invalid.stderr).toMatch(/The site files have 3 problems[^]*classic\.json:1:1: 'id' is missing/);
  });
});
