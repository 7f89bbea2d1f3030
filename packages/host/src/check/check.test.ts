import type { Settings } from '@meetcute/contract';
import { demoSites } from '@meetcute/demo';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { runCommandLine } from '../cli/main.ts';
import { testSite } from '../testing/fixture.ts';
import { newFolder, program } from '../testing/program.ts';
import { templatesFolder } from '../testing/templates-folder.ts';
import { type HostSite, inspectSite } from '../start/sites.ts';
import { type CheckResult, checkSites } from './check.ts';
import { checkAtStart } from './site-problems.ts';
import { soundFile } from '../testing/sound-file.ts';

const { settings } = testSite;
const withSettings = (change: Partial<Settings>) => ({
  ...testSite,
  settings: { ...settings, ...change },
});

const surroundings = { templatesDir: templatesFolder(), isDemo: true };
const check = (sites: readonly HostSite[], change: object = {}) =>
  checkSites(sites.map(soundFile), { ...surroundings, ...change });

test('the demo sites are complete', async () => {
  const sites = demoSites.map(({ id, hosts, settings: siteSettings }) => ({
    ...testSite,
    id,
    hosts,
    settings: siteSettings,
  }));
  const { text, isComplete } = await check(sites);
  expect(text).toBe(demoSites.map(({ id }) => `${id}: complete, as a demo`).join('\n'));
  expect(isComplete).toBe(true);
});

test('names each missing piece of data with the places that show a hole', async () => {
  const { text, isComplete } = await check([
    testSite,
    { ...withSettings({ kvk: null, vat_numbers: [''], support_phone: ' ', company_name: '' }), id: 'other' },
  ]);
  expect(isComplete).toBe(false);
  const [complete, head, ...holes] = text.split('\n');
  expect(complete).toBe('brand: complete, as a demo');
  expect(head).toBe('other: 4 problems');
  expect(holes.map((hole) => /'settings\.(\w+)' is empty/.exec(hole)?.[1])).toEqual([
    'company_name',
    'kvk',
    'vat_numbers',
    'support_phone',
  ]);
  expect(holes[0]).toMatch(/a hole in \/pages\/terms.*footer.*mails\./);
  expect(holes[1]).toBe(
    "  warning: other.json: 'settings.kvk' is empty, which leaves a hole in /pages/service, mails. Fill it in, because the law asks for it: number in the commercial register; omitted without one.",
  );
  expect(holes[3]).toMatch(/'settings\.support_phone' is empty, .* \/pages\/service\./);
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
    const { text } = await check([testSite], { apiOrigin: origin });
    expect(text).toMatch(
      /^brand: 2 problems\n.*'settings\.city' is empty in the back end, .* \/pages\/service\..*\n.*'settings\.kvk' is empty/,
    );
  });

  test.each([
    ['without company data', {}, 200],
    ['that fails', { error: { code: 'unavailable', message: '' } }, 503],
  ])('one %s is an error', async (_, body, status) => {
    const origin = await backEnd(body, status);
    await expect(check([testSite], { apiOrigin: origin })).rejects.toThrow(
      `responds to /api/companyinfo.php for brand.test with status ${status} and no company data`,
    );
  });
});

test('the start warns of holes in pages, without mails', async () => {
  expect(await checkAtStart([soundFile(testSite)], surroundings)).toEqual([]);
  const [warning, ...others] = await checkAtStart([soundFile(withSettings({ address: '' }))], surroundings);
  expect(warning).toMatchObject({ level: 'warning', key: 'settings.address' });
  expect(warning?.what).toMatch(/^is empty, which leaves a hole in \/pages\//);
  expect(warning?.what).not.toContain('mails');
  expect(others).toEqual([]);
});

test('the smallest file of the guide is complete, and a wrong one is reported as the guide shows', async () => {
  const guide = readFileSync(new URL('../../../../docs/operators/site-file.md', import.meta.url), 'utf8');
  const [, sample = ''] = /```json\n([^]*?)```/.exec(guide) ?? [];
  const folder = newFolder('guide');
  mkdirSync(join(folder, 'sites'));
  const file = join(folder, 'sites/harbour.json');
  const checkText = async (text: string) => {
    writeFileSync(file, text);
    return (await checkSites([inspectSite(file)], { ...surroundings, isDemo: false })).text;
  };
  expect(await checkText(sample)).toBe('harbour: complete');
  const wrong = sample.replace('"localhost"', '"Localhost"').replace('18', '16');
  expect(guide).toContain(`\n${(await checkText(wrong)).replaceAll(`${folder}/`, '')}\n`);
});

describe('the command', () => {
  const sitesFolder = fileURLToPath(new URL('../../../demo/sites', import.meta.url));
  const run = (env: Record<string, string>, ...args: string[]) =>
    spawnSync(process.execPath, [program, 'check', ...args], {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      encoding: 'utf8',
    });

  /** Runs the command as the program does, in this process: a process more takes a second and a half. */
  async function runHere(env: Record<string, string>, ...args: string[]) {
    const [print, say] = [vi.fn<(text: string) => void>(), vi.fn<(text: string) => void>()];
    const status = await runCommandLine(['check', ...args], { env, folder: newFolder('here'), print, say });
    const [stdout, stderr] = [print, say].map(({ mock }) => mock.calls.flat().join('\n'));
    return { status, stdout: stdout!, stderr: stderr! };
  }

  test('ends with code 0 and a line for each complete site', async () => {
    const { status, stdout, stderr } = await runHere({});
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.trim().split('\n').toSorted()).toEqual(
      demoSites.map(({ id }) => `${id}: complete, as a demo`).toSorted(),
    );
  });

  test('ends with code 1 when a site lacks data, or its file is invalid', async () => {
    const folder = newFolder('sites');
    cpSync(sitesFolder, folder, { recursive: true });
    const file = join(folder, 'classic.json');
    const classic = readFileSync(file, 'utf8');
    writeFileSync(file, classic.replace('"Utrecht"', '""'));
    const { status, stdout } = run({ SITES_DIR: folder });
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /^classic: 1 problem\n {2}warning: .*classic\.json:\d+:5: 'settings\.city' is empty, .* \/pages\/terms, .*mails\. /,
    );
    writeFileSync(file, '{}');
    const invalid = await runHere({ SITES_DIR: folder });
    expect([invalid.status, invalid.stderr]).toEqual([1, '']);
    expect(invalid.stdout).toMatch(
      /^.*classic\.json: 3 problems\n {2}error: .*classic\.json:1:1: 'id' is missing/,
    );
    // The other files are checked all the same.
    expect(invalid.stdout).toContain('nocturne: complete, as a demo');
    const json = await runHere({ SITES_DIR: folder }, '--json');
    expect([json.status, json.stderr]).toEqual([1, '']);
    expect((JSON.parse(json.stdout) as CheckResult['data']).files.slice(0, 2)).toMatchObject([
      { file, site: null, problems: [{ level: 'error', file, line: 1, column: 1, key: 'id' }, {}, {}] },
      { site: 'lantern', isDemo: true, problems: [] },
    ]);
  });
});
